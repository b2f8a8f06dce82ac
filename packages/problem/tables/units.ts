import { numeric } from '../src/problem.fixtures.ts'
import type { MarkingTable } from './table.ts'

const unit = (
  name: string,
  rest: { acceptsConversion?: boolean; isOptional?: boolean; freeUnits?: readonly string[] } = {},
) =>
  ({
    unit: { unit: name, acceptsConversion: true, isOptional: false, ...rest },
    tolerance: { kind: 'Percentage', value: '1' },
  }) as const

export const unitsTables: readonly MarkingTable[] = [
  {
    title: 'Value 3 : unit 1, the unit required',
    question: numeric('20', {
      unit: { unit: 'm/s', acceptsConversion: true, isOptional: false },
      facets: { value: 3, unit: 1 },
    }),
    rows: [
      ['20\\,\\mathrm{m}/\\mathrm{s}', 100, 'both'],
      ['72\\,\\mathrm{km}/\\mathrm{h}', 100, 'converted'],
      ['20', 75, 'the value alone'],
      ['30\\,\\mathrm{m}/\\mathrm{s}', 25, 'the unit alone'],
      ['30', 0, 'neither'],
    ],
  },
  {
    title: 'Value 3 : unit 1, and nothing for a bare number',
    question: numeric('20', {
      unit: { unit: 'm/s', acceptsConversion: true, isOptional: false, missingEarns: 'nothing' },
      facets: { value: 3, unit: 1 },
    }),
    rows: [
      ['20\\,\\mathrm{m}/\\mathrm{s}', 100, 'both'],
      ['20', 0, 'no unit'],
      ['30\\,\\mathrm{m}/\\mathrm{s}', 25, 'the unit alone'],
      ['20\\,\\mathrm{kg}', 75, 'another unit loses its share only'],
    ],
  },
  {
    title: '5 µm in any unit of length',
    question: numeric('5', unit('µm')),
    rows: [
      ['5\\,\\mu\\mathrm{m}', 100, 'as keyboards write it'],
      ['5\\,\\mathrm{\\mu m}', 100, 'all upright'],
      ['5µm', 100, 'pasted'],
      ['5\\times10^{-6}\\,\\mathrm{m}', 100, 'metres'],
      ['5000\\,\\mathrm{nm}', 100, 'nanometres'],
      ['0.005\\,\\mathrm{mm}', 100, 'millimetres'],
      ['5\\,\\mathrm{mm}', 0, 'another prefix'],
      ['5\\,\\mathrm{Mm}', 0, 'mega'],
      ['5', 0, 'no unit'],
      ['\\mu\\mathrm{m}', '?', 'no number'],
    ],
  },
  {
    title: '470 Ω',
    question: numeric('470', unit('Ω')),
    rows: [
      ['0.47k\\Omega', 100, 'kiloohm in plain letters'],
      ['470000m\\Omega', 100, 'milliohm in plain letters'],
      ['470\\,\\Omega', 100, 'the letter'],
      ['470\\,\\mathrm{\\Omega}', 100, 'upright'],
      ['470Ω', 100, 'pasted'],
      ['0.47\\,\\mathrm{k}\\Omega', 100, 'with a prefix'],
      ['470\\,\\mathrm{ohm}', 100, 'by its name'],
      ['470\\,\\mathrm{V}/\\mathrm{A}', 100, 'voltage over current'],
      ['470\\,\\mathrm{A}/\\mathrm{V}', 0, 'the conductance'],
      ['470\\,\\mathrm{M}\\Omega', 0, 'mega'],
    ],
  },
  {
    title: '25 in the unit percent',
    question: numeric('25', unit('%')),
    rows: [
      ['25\\%', 100, 'the sign'],
      ['25\\,\\%', 100, 'behind a space'],
      ['2.5\\%', 0, 'another number'],
    ],
  },
  {
    title: '5 rad/s, an angular frequency',
    question: numeric('5', unit('rad/s')),
    rows: [
      ['5\\,\\mathrm{s}^{-1}', 100, 'radians may be left out'],
      ['47.75\\,\\mathrm{rpm}', 100, 'turns in a minute'],
      ['5\\,\\mathrm{Hz}', 0, 'five whole turns in a second'],
      ['5\\,\\mathrm{rpm}', 0, 'five turns in a minute'],
    ],
  },
  {
    title: '3000 rpm, a speed of rotation',
    question: numeric('3000', unit('rpm')),
    rows: [
      ['50\\,\\mathrm{rev/s}', 100, 'turns in a second'],
      ['3000\\,\\mathrm{min}^{-1}', 100, 'turns may be left out where turns are asked for'],
      ['50\\,\\mathrm{Hz}', 100, 'whole turns in a second'],
      ['314.159\\,\\mathrm{rad/s}', 100, 'a turn is 2π rad'],
      ['314.159\\,\\mathrm{s}^{-1}', 0, 'radians are not left out here'],
      ['3000\\,\\mathrm{Hz}', 0, 'turns in a second'],
    ],
  },
  {
    title: '50 Hz, a frequency',
    question: numeric('50', unit('Hz')),
    rows: [
      ['3000\\,\\mathrm{rpm}', 100, 'turns in a minute'],
      ['50\\,\\mathrm{s}^{-1}', 100, 'by its meaning'],
      ['314.159\\,\\mathrm{rad/s}', 0, 'the angular frequency'],
    ],
  },
  {
    title: '20 °C',
    question: numeric('20', unit('°C')),
    rows: [
      ['20^{\\circ}\\mathrm{C}', 100, 'as keyboards write it'],
      ['20°C', 100, 'pasted'],
      ['293.15\\,\\mathrm{K}', 100, 'kelvins'],
      ['68^{\\circ}\\mathrm{F}', 100, 'Fahrenheit'],
      ['20\\,\\mathrm{K}', 0, 'not shifted'],
      ['20^{\\circ}', 0, 'an angle'],
      ['293.15^{\\circ}\\mathrm{C}', 0, 'shifted twice'],
      ['20\\,\\mathrm{C}', 0, 'coulombs'],
    ],
  },
  {
    title: '20 °C and no other unit',
    question: numeric('20', unit('°C', { acceptsConversion: false })),
    rows: [
      ['20^{\\circ}\\mathrm{C}', 100, 'as asked'],
      ['293.15\\,\\mathrm{K}', 0, 'converted'],
      ['68^{\\circ}\\mathrm{F}', 0, 'converted'],
    ],
  },
  {
    title: '60 mph',
    question: numeric('60', unit('mi/h')),
    rows: [
      ['60\\,\\mathrm{mi}/\\mathrm{h}', 100, 'as asked'],
      ['60\\,\\mathrm{mph}', 100, 'written together'],
      ['96.56\\,\\mathrm{km}/\\mathrm{h}', 100, 'kilometres per hour'],
      ['26.82\\,\\mathrm{m}/\\mathrm{s}', 100, 'metres per second'],
      ['88\\,\\mathrm{ft}/\\mathrm{s}', 100, 'feet per second'],
      ['60\\,\\mathrm{km}/\\mathrm{h}', 0, 'another speed'],
      ['60\\,\\mathrm{mi}', 0, 'a distance'],
    ],
  },
  {
    title: "12 widgets, a unit of the author's own",
    question: numeric('12', unit('widget', { freeUnits: ['widget'] })),
    rows: [
      ['12\\,\\mathrm{widget}', 100, 'as defined'],
      ['\\frac{24}{2}\\,\\mathrm{widget}', 100, 'the number worked out'],
      ['12', 0, 'no unit'],
      ['12\\,\\mathrm{kg}', 0, 'another unit'],
      ['13\\,\\mathrm{widget}', 0, 'the number'],
    ],
  },
  {
    title: '3 mol/L',
    question: numeric('3', unit('mol/L')),
    rows: [
      ['3\\,\\mathrm{mol}/\\mathrm{L}', 100, 'as asked'],
      ['3\\,\\mathrm{M}', 100, 'molar'],
      ['3\\,\\mathrm{mol}\\,\\mathrm{L}^{-1}', 100, 'a negative power'],
      ['3\\,\\frac{\\mathrm{mmol}}{\\mathrm{mL}}', 100, 'both prefixed'],
      ['3\\,\\mathrm{kmol}/\\mathrm{m}^3', 100, 'in cubic metres'],
      ['3\\,\\mathrm{mol}', 0, 'an amount'],
      ['3\\,\\mathrm{mol}\\cdot\\mathrm{L}', 0, 'a product'],
      ['3\\,\\mathrm{mM}', 0, 'millimolar'],
    ],
  },
  {
    title: '0 V has a unit',
    question: numeric('0', unit('V')),
    rows: [
      ['0\\,\\mathrm{V}', 100, 'with it'],
      ['0\\,\\mathrm{mV}', 100, 'converted'],
      ['0', 0, 'without'],
      ['0\\,\\mathrm{A}', 0, 'of something else'],
      ['0\\,\\mathrm{V}\\cdot\\mathrm{m}/\\mathrm{A}', 0, 'of something else again'],
    ],
  },
  {
    title: 'A unit that may be left out',
    question: numeric('42', unit('s', { isOptional: true })),
    rows: [
      ['42', 100, 'left out'],
      ['42\\,\\mathrm{s}', 100, 'given'],
      ['0.7\\,\\mathrm{min}', 100, 'converted'],
      ['42\\,\\mathrm{m}', 0, 'a wrong one is wrong'],
      ['43\\,\\mathrm{min}', 0, 'wrong altogether'],
    ],
  },
  {
    title: '90 min in hours and minutes',
    question: numeric('90', unit('min')),
    rows: [
      ['1\\,\\mathrm{h}\\,30\\,\\mathrm{min}', 100, 'side by side, the larger unit first'],
      ['1h30min', 100, 'in plain letters'],
      ['1\\,\\mathrm{h}+30\\,\\mathrm{min}', 100, 'with a plus'],
      ['2\\,\\mathrm{h}-30\\,\\mathrm{min}', 100, 'with a minus'],
      ['1\\,\\mathrm{h}\\,20\\,\\mathrm{min}', 0, 'ten minutes less'],
      ['1\\,\\mathrm{h}\\cdot30\\,\\mathrm{min}', 0, 'a product'],
      ['1\\,\\mathrm{h}+30', '?', 'a unit is missing'],
    ],
  },
  {
    title: '5 m/s², the group and its exponent',
    question: numeric('5', unit('m/s^2')),
    rows: [
      ['5\\,\\mathrm{m/s}^2', 100, 'behind the group, where it is seen at the s'],
      ['5\\,\\text{m/s}^2', 100, 'as text'],
      ['5\\,(\\mathrm{m/s})^2', 0, 'brackets show'],
    ],
  },
  {
    title: 'Value and unit each with a weight',
    question: { ...numeric('9', unit('N', { isOptional: true })), facets: { value: 3, unit: 1 } },
    rows: [
      ['9\\,\\mathrm{N}', 100, 'both'],
      ['9', 75, 'the value alone'],
      ['9\\,\\mathrm{J}', 75, 'the value with a wrong unit'],
      ['8\\,\\mathrm{N}', 25, 'the unit alone'],
      ['8\\,\\mathrm{J}', 0, 'neither'],
      ['8', 0, 'a wrong number without unit'],
    ],
  },
  {
    title: 'Energy in kWh, in that very unit',
    question: numeric('3.5', unit('kWh', { acceptsConversion: false })),
    rows: [
      ['3.5\\,\\mathrm{kWh}', 100, 'as asked'],
      ['3.5\\,\\mathrm{kW}\\,\\mathrm{h}', 100, 'kilowatts times hours'],
      ['3.5\\,\\mathrm{kW}\\cdot\\mathrm{h}', 100, 'with a dot'],
      ['12.6\\,\\mathrm{MJ}', 0, 'another unit of energy'],
      ['3500\\,\\mathrm{Wh}', 0, 'another prefix'],
      ['3.5\\,\\mathrm{kW}', 0, 'a power'],
    ],
  },
]
