/** Quantities with units, and complex numbers. */

import { numeric } from '../../problem.fixtures.ts'
import { table, type MarkingTable } from '../../marking/marking-table.fixtures.ts'

const unit = (name: string, acceptsConversion = true) =>
  ({ unit: { unit: name, acceptsConversion, isOptional: false } }) as const

export const unitTables: readonly MarkingTable[] = [
  table('12 N', numeric('12', unit('N')), [
    ['12\\,\\mathrm{N}', 100, 'upright'],
    ['12N', 100, 'in italics'],
    ['12\\text{ N}', 100, 'as text'],
    ['12\\,\\mathrm{kg}\\cdot\\mathrm{m}/\\mathrm{s}^2', 100, 'in base units'],
    ['12\\,\\mathrm{kg}\\,\\mathrm{m}\\,\\mathrm{s}^{-2}', 100, 'with a negative power'],
    ['12\\frac{\\mathrm{kg}\\cdot\\mathrm{m}}{\\mathrm{s}^2}', 100, 'as a fraction'],
    ['0.012\\,\\mathrm{kN}', 100, 'with a prefix'],
    ['12000\\,\\mathrm{mN}', 100, 'with a small prefix'],
    ['12\\,\\mathrm{J}/\\mathrm{m}', 100, 'energy over length'],
    ['1.2\\times10^{1}\\,\\mathrm{N}', 100, 'with a power of ten'],
    ['\\frac{24}{2}\\,\\mathrm{N}', 100, 'with a fraction'],
    ['F=12\\,\\mathrm{N}', 100, 'named'],
    ['12\\,\\mathrm{J}', 0, 'an energy'],
    ['12\\,\\mathrm{kg}', 0, 'a mass'],
    ['12\\,\\mathrm{kN}', 0, 'a thousand times too much'],
    ['-12\\,\\mathrm{N}', 0, 'the other direction'],
    ['12', 0, 'no unit'],
    ['\\mathrm{N}', '?', 'no number'],
  ]),
  table('31.5 J', numeric('31.5', unit('J')), [
    ['31.5kgm^2/s^2', 100, 'base units in italics with nothing between them'],
    ['31.5kgm^2s^{-2}', 100, 'with a negative power'],
    ['\\frac{31.5\\mathrm{kgm}^2}{\\mathrm{s}^2}', 100, 'in one upright group'],
    ['31.5\\frac{kg\\,m^2}{s^2}', 100, 'with a space'],
    ['31.5Ws', 100, 'watt seconds'],
    ['31.5W\\,s', 100, 'watt seconds with a space'],
    ['31.5\\operatorname{Ws}', 100, 'watt seconds in one upright group'],
    ['31.5VC', 100, 'volts times coulombs'],
    ['E=31.5Ws', 100, 'named'],
    ['31.5Nm', 100, 'newton metres'],
    ['31.5As', 0, 'a charge'],
    ['31.5kgms^{-2}', '?', 'milliseconds or metres and seconds: no telling'],
    ['31.5Wx', '?', 'not a unit throughout'],
  ]),
  table('2 m s', numeric('2', unit('m s')), [
    ['2m\\,s', 100, 'with a space'],
    ['2ms', 0, 'milliseconds'],
    ['2min', 0, 'minutes'],
    ['2cd', 0, 'candelas'],
    ['2h', 0, 'hours'],
  ]),
  table('0 m has a unit', numeric('a-3', unit('m')), [
    ['0\\,\\mathrm{m}', 100, 'with its unit'],
    ['0\\,\\mathrm{km}', 100, 'converted'],
    ['0', 0, 'without'],
    ['0\\,\\mathrm{V}\\cdot\\mathrm{m}/\\mathrm{A}', 0, 'zero of something else'],
  ]),
  table('25 °C', numeric('25', unit('°C')), [
    ['25^{\\circ}\\mathrm{C}', 100, 'degrees Celsius'],
    ['298.15\\,\\mathrm{K}', 100, 'kelvins'],
    ['77^{\\circ}\\mathrm{F}', 100, 'degrees Fahrenheit'],
    ['25\\,\\mathrm{K}', 0, 'a cold day'],
  ]),
  table('2 L', numeric('2', unit('L')), [
    ['2\\,\\mathrm{L}', 100, 'litres'],
    ['2000\\,\\mathrm{mL}', 100, 'millilitres'],
    ['2\\,\\mathrm{dm}^3', 100, 'cubic decimetres'],
    ['0.002\\,\\mathrm{m}^3', 100, 'cubic metres: the prefix is cubed too'],
    ['2\\,\\mathrm{m}^3', 0, 'a thousand times too much'],
    ['2\\,\\mathrm{dm}^2', 0, 'an area'],
  ]),
  table('90 km/h and no other unit', numeric('90', unit('km/h', false)), [
    ['90\\,\\mathrm{km}/\\mathrm{h}', 100, 'as asked'],
    ['90\\operatorname{\\mathrm{km}}/h', 100, 'as MathLive writes what is typed letter by letter'],
    ['90\\,\\mathrm{km}\\,\\mathrm{h}^{-1}', 100, 'the same unit, written otherwise'],
    ['25\\,\\mathrm{m}/\\mathrm{s}', 0, 'equal, but not the unit asked for'],
  ]),
  table('3 − 4i in rectangular form', numeric('a-4i', { numberFormatType: 'ComplexRectangularI' }), [
    ['3-4i', 100, 'as asked'],
    ['3-4\\cdot i', 100, 'with a dot'],
    ['3-i4', 100, 'i first'],
    ['-4i+3', 100, 'imaginary part first'],
    ['3+\\left(-4\\right)i', 100, 'a negative imaginary part in brackets'],
    ['3-4j', '?', 'j is another letter here'],
    ['4i-3', 0, 'signs exchanged'],
    ['3', 0, 'the real part alone'],
    ['\\left(2-i\\right)^2', 0, 'equal, but not in the form'],
  ]),
  table('3 + 4j with j', numeric('a+4i', { numberFormatType: 'ComplexRectangularJ' }), [
    ['3+4j', 100, 'as asked'],
    ['3+j4', 100, 'j first'],
    ['3+4i', '?', 'i is another letter here'],
  ]),
  table(
    '2 at an angle of 90°',
    numeric('2i', { numberFormatType: 'ComplexPolarDegree', tolerance: { kind: 'Percentage', value: '1' } }),
    [
      ['2\\angle90^{\\circ}', 100, 'as asked'],
      ['2\\angle-270^{\\circ}', 100, 'the same direction'],
      ['2i', 0, 'rectangular'],
      ['2\\angle45^{\\circ}', 0, 'another direction'],
    ],
  ),
]
