/** Quantities with units, and complex numbers. */

import { numeric } from '../../problem.fixtures.ts'
import { table, type MarkingTable } from '../../marking/marking-table.fixtures.ts'

const unit = (name: string, acceptsConversion = true) =>
  ({ unit: { unit: name, acceptsConversion, isOptional: false } }) as const

const difference = (name: string) => ({ unit: { ...unit(name).unit, temperature: 'difference' } }) as const

/** What every key of 12.5 degrees gives, however it is written. */
const degreesAndHalf = [
  ['12.5^{\\circ}', 100, 'with its sign'],
  ["12^{\\circ}30'", 100, 'with minutes'],
  ['12.5\\,\\mathrm{deg}', 100, 'by the name of the unit'],
  ['\\operatorname{dms}(12;30;0)^{\\circ}', 100, 'as degrees, minutes and seconds'],
  ['12.5', 'asked', 'degrees or radians'],
  ['0.218^{\\circ}', 0, 'radians with the sign of degrees'],
  ['12.5\\,\\mathrm{rad}', 0, 'radians'],
  ["12^{\\circ}50'", 0, 'other minutes'],
] as const

const fiveCentimetres = [
  ['5\\,\\mathrm{cm}', 100, 'as the key has it'],
  ['50\\,\\mathrm{mm}', 100, 'converted'],
  ['5\\,\\mathrm{m}', 0, 'another length'],
  ['5', 0, 'no unit'],
] as const

const halfTurn = [
  ['0.5\\pi\\,\\mathrm{rad}', 100, 'with its unit'],
  ['90^{\\circ}', 100, 'converted'],
  ['\\frac{\\pi}{2}', 'asked', 'radians or degrees'],
  ['90', 'asked', 'radians or degrees'],
  ['0.5\\,\\mathrm{rad}', 0, 'another angle'],
  ['60^{\\circ}', 0, 'another angle in degrees'],
] as const

const quarter = [
  ['25\\%', 100, 'with its sign'],
  ['0.25\\%', 0, 'a hundredth of it'],
  ['25', 0, 'no unit'],
] as const

/** Keys that are written with the unit of their question. */
const keysWithUnits: readonly MarkingTable[] = [
  table('a key with its sign of degrees', numeric('12.5^\\circ', unit('°')), degreesAndHalf),
  table('a key with minutes', numeric("12^\\circ30'", unit('°')), degreesAndHalf),
  table('a key in degrees over a variable', numeric('180^\\circ-a^\\circ', unit('°')), [
    ['177^{\\circ}', 100, 'the difference'],
    ['3^{\\circ}', 0, 'the other angle'],
  ]),
  table('a list of angles with their signs', numeric('\\left[30^\\circ;150^\\circ\\right]', unit('°')), [
    ['30^{\\circ};150^{\\circ}', 100, 'both'],
    ['30^{\\circ};15^{\\circ}', 0, 'one of them'],
  ]),
  table('a key of radians', numeric('0.5\\pi', unit('rad')), halfTurn),
  table('a key of radians with its unit', numeric('\\frac{\\pi}{2}\\,\\mathrm{rad}', unit('rad')), halfTurn),
  table('a key of radians in degrees', numeric('90^\\circ', unit('rad')), halfTurn),
  table('a key with its percent', numeric('25\\%', unit('%')), quarter),
  table('a difference of percents', numeric('100\\%-75\\%', unit('%')), quarter),
  table('a key with its unit', numeric('5\\,\\mathrm{cm}', unit('cm')), fiveCentimetres),
  table('a key with its unit in italics', numeric('\\frac{10}{2}cm', unit('cm')), fiveCentimetres),
  table('a key with a temperature', numeric('20\\,^\\circ\\mathrm{C}', unit('°C')), [
    ['293.15\\,\\mathrm{K}', 100, 'converted'],
    ['20\\,\\mathrm{K}', 0, 'another temperature'],
  ]),
  table('a key whose unit is a function too', numeric('5\\,\\mathrm{min}', unit('min')), [
    ['300\\,\\mathrm{s}', 100, 'converted'],
    ['5\\,\\mathrm{s}', 0, 'seconds'],
  ]),
  table('a variable with its unit', numeric('2a\\,\\mathrm{cm}', unit('cm')), [
    ['6\\,\\mathrm{cm}', 100, 'the value'],
    ['2\\,\\mathrm{cm}', 0, 'another value'],
  ]),
]

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
  table('9.81 m/s²', numeric('9.81', unit('m/s^2')), [
    ['9.81\\,\\mathrm{m}\\cdot\\mathrm{s}^{-2}', 100, 'with a dot'],
    ['9.81\\,\\mathrm{m}\\,\\mathrm{s}^{-2}', 100, 'with a space'],
    ['9.81\\,\\mathrm{ms}^{-2}', 'asked', 'm·s⁻² or (ms)⁻²'],
    ['9.81ms^{-2}', 'asked', 'in italics'],
    ['9.81\\,\\mathrm{ms^{-2}}', 'asked', 'in one upright group'],
    ['9.81\\,\\left(\\mathrm{ms}\\right)^{-2}', 0, 'per square millisecond'],
    ['5\\,\\mathrm{ms}^{-2}', 0, 'wrong in either way'],
  ]),
  table('8.314 J/(mol K)', numeric('8.314', unit('J/(mol K)')), [
    ['8.314\\,\\frac{\\mathrm{J}}{\\mathrm{mol}\\,\\mathrm{K}}', 100, 'below one line'],
    ['8.314\\,\\mathrm{J}/(\\mathrm{mol}\\,\\mathrm{K})', 100, 'in brackets'],
    ['8.314\\,\\mathrm{J}\\,\\mathrm{mol}^{-1}\\,\\mathrm{K}^{-1}', 100, 'with negative powers'],
    ['8.314\\,\\mathrm{J}/\\mathrm{mol}\\,\\mathrm{K}', 'asked', 'J/(mol·K) or (J/mol)·K'],
    ['8.314\\,\\mathrm{J}/\\mathrm{mol}\\cdot\\mathrm{K}', 'asked', 'with a dot'],
    ['8.314\\,\\mathrm{J}/\\mathrm{mol}/\\mathrm{K}', 100, 'two slashes divide twice'],
    ['8.314\\,\\left(\\frac{\\mathrm{J}}{\\mathrm{mol}}\\right)\\,\\mathrm{K}', 0, 'the kelvins above'],
  ]),
  table('0.6 W/(m K)', numeric('0.6', unit('W/(m K)')), [
    ['0.6\\,\\frac{W}{mK}', 'asked', 'W/(m·K) or watts per millikelvin'],
    ['0.6\\,\\mathrm{W}\\,\\mathrm{m}^{-1}\\,\\mathrm{K}^{-1}', 100, 'with negative powers'],
    ['0.6\\,\\mathrm{Wm}^{-1}\\mathrm{K}^{-1}', 100, 'nothing between, and one reading'],
    ['0.6\\,\\mathrm{W}/\\left(\\mathrm{mK}\\right)', 0, 'watts per millikelvin'],
  ]),
  table('30°', numeric('30', unit('°')), [
    ['30^{\\circ}', 100, 'with its sign'],
    ['30', 'asked', 'degrees or radians'],
    ['\\frac{\\pi}{6}', 'asked', 'degrees or radians'],
    ['\\alpha=30', 'asked', 'named'],
    ['\\frac{\\pi}{6}\\,\\mathrm{rad}', 100, 'converted'],
    ['30\\,\\mathrm{rad}', 0, 'radians'],
    ['45', 0, 'wrong in either way'],
  ]),
  table('30°, the unit with a weight', numeric('30', { ...unit('°'), facets: { value: 3, unit: 1 } }), [
    ['30', 75, 'the value alone'],
  ]),
  table('5 W/K', numeric('5', unit('W/K')), [
    ['5\\,\\mathrm{W}/\\mathrm{K}', 100, 'as the key has it'],
    ['5\\,\\mathrm{W}/^\\circ\\mathrm{C}', 100, 'a degree below the line is a difference'],
    ['5\\,\\frac{\\mathrm{W}}{^{\\circ}\\mathrm{C}}', 100, 'stacked'],
    ['5\\frac{W}{°C}', 100, 'pasted'],
    ['5\\,\\mathrm{W}\\,^\\circ\\mathrm{C}^{-1}', 100, 'with a negative power'],
    ['9\\,\\mathrm{W}/^\\circ\\mathrm{F}', 0, 'a Fahrenheit degree is smaller'],
    ['5\\,\\mathrm{W}/^\\circ', '?', 'a degree sign without its scale'],
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
  table('10 K, a difference of temperatures', numeric('10', difference('K')), [
    ['10\\,\\mathrm{K}', 100, 'kelvins'],
    ['10^{\\circ}\\mathrm{C}', 100, 'degrees Celsius are as large'],
    ['18^{\\circ}\\mathrm{F}', 100, 'degrees Fahrenheit are smaller'],
    ['10^{\\circ}\\mathrm{F}', 0, 'not converted'],
    ['283.15\\,\\mathrm{K}', 0, 'a level'],
    ['-263.15^{\\circ}\\mathrm{C}', 0, 'a level'],
  ]),
  table('10 K, a level', numeric('10', unit('K')), [
    ['-263.15^{\\circ}\\mathrm{C}', 100, 'degrees Celsius'],
    ['10^{\\circ}\\mathrm{C}', 0, 'the scale starts elsewhere'],
  ]),
  table('a difference of 9 °F', numeric('9', difference('°F')), [
    ['9^{\\circ}\\mathrm{F}', 100, 'degrees Fahrenheit'],
    ['5\\,\\mathrm{K}', 100, 'kelvins'],
    ['5^{\\circ}\\mathrm{C}', 100, 'degrees Celsius'],
    ['-12.8^{\\circ}\\mathrm{C}', 0, 'a level'],
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
      ['2\\angle90', 100, 'without the sign: degrees are asked for'],
      ['2\\angle-270', 100, 'the same direction without the sign'],
      ['2\\angle\\frac{\\pi}{2}', 0, 'the number of radians: read in degrees'],
      ['2i', 0, 'rectangular'],
      ['2\\angle45^{\\circ}', 0, 'another direction'],
    ],
  ),
  ...keysWithUnits,
]
