import type { Table } from './table.ts'

export const unitsConverted: Table = {
  title: 'Units that are converted',
  check: 'units-relative',
  options: { tolerance: 0.001 },
  guide: 'Any unit of the same kind counts where the author allows conversion; a missing or different unit does not.',
  questions: [
    {
      key: '5\\,\\mathrm{km}',
      answers: [
        ['5000\\,\\mathrm{m}', 'right', 'metres'],
        ['5\\times10^{3}\\,\\mathrm{m}', 'right', 'a power of ten'],
        ['500000\\,\\mathrm{cm}', 'right', 'centimetres'],
        ['3.107\\,\\mathrm{mi}', 'right', 'miles'],
        ['16404\\,\\mathrm{ft}', 'right', 'feet'],
        ['5\\,\\text{km}', 'right', 'as text'],
        ['5', 'wrong', 'no unit'],
        ['5\\,\\mathrm{m}', 'wrong', 'a thousand times less'],
        ['5\\,\\mathrm{kg}', 'wrong', 'a mass'],
        ['5\\,\\mathrm{km}^2', 'wrong', 'an area'],
        ['\\mathrm{km}', 'wrong', 'no number'],
        ['5\\,\\mathrm{Mm}', 'wrong', 'capital M is mega'],
        ['5\\,\\mathrm{Km}', 'wrong', 'capital K is no kilo'],
      ],
    },
    {
      key: '100\\,\\mathrm{km}/\\mathrm{h}',
      answers: [
        ['27.78\\,\\mathrm{m}/\\mathrm{s}', 'right', 'metres per second'],
        ['27.78\\,\\frac{\\mathrm{m}}{\\mathrm{s}}', 'right', 'as a fraction'],
        ['27.78\\,\\mathrm{m}\\cdot\\mathrm{s}^{-1}', 'right', 'a negative power'],
        ['62.14\\,\\mathrm{mi}/\\mathrm{h}', 'right', 'miles per hour'],
        ['1.667\\,\\mathrm{km}/\\mathrm{min}', 'right', 'per minute'],
        ['100\\,\\mathrm{km}', 'wrong', 'a distance'],
        ['100\\,\\mathrm{h}/\\mathrm{km}', 'wrong', 'turned over'],
        ['360\\,\\mathrm{m}/\\mathrm{s}', 'wrong', 'multiplied instead of divided'],
        ['100\\,\\mathrm{km}\\cdot\\mathrm{h}', 'wrong', 'a product'],
      ],
    },
    {
      key: '1\\,\\mathrm{J}',
      answers: [
        ['1\\,\\mathrm{N}\\cdot\\mathrm{m}', 'right', 'force times distance'],
        ['1\\,\\mathrm{W}\\,\\mathrm{s}', 'right', 'power times time'],
        ['1\\,\\mathrm{kg}\\cdot\\mathrm{m}^2/\\mathrm{s}^2', 'right', 'base units'],
        ['1\\,\\mathrm{V}\\cdot\\mathrm{C}', 'right', 'voltage times charge'],
        ['1\\,\\mathrm{Pa}\\,\\mathrm{m}^3', 'right', 'pressure times volume'],
        ['6.242\\times10^{18}\\,\\mathrm{eV}', 'right', 'electron volts'],
        ['0.2390\\,\\mathrm{cal}', 'right', 'calories'],
        ['10^7\\,\\mathrm{erg}', 'right', 'ergs'],
        ['1\\,\\mathrm{N}', 'wrong', 'a force'],
        ['1\\,\\mathrm{W}', 'wrong', 'a power'],
        ['1\\,\\mathrm{kg}\\,\\mathrm{m}/\\mathrm{s}^2', 'wrong', 'a force again'],
        ['1\\,\\mathrm{kJ}', 'wrong', 'a thousand times more'],
      ],
    },
    {
      key: '300\\,\\mathrm{K}',
      answers: [
        ['26.85^{\\circ}\\mathrm{C}', 'right', 'the Celsius scale starts elsewhere'],
        ['80.33^{\\circ}\\mathrm{F}', 'right', 'Fahrenheit'],
        ['300^{\\circ}\\mathrm{C}', 'wrong', 'not shifted'],
        ['26.85\\,\\mathrm{K}', 'wrong', 'not shifted back'],
        ['573^{\\circ}\\mathrm{C}', 'wrong', 'shifted the wrong way'],
      ],
    },
    {
      key: '-40^{\\circ}\\mathrm{C}',
      answers: [
        ['-40^{\\circ}\\mathrm{F}', 'right', 'where both scales meet'],
        ['233.15\\,\\mathrm{K}', 'right', 'kelvins'],
        ['40^{\\circ}\\mathrm{C}', 'wrong', 'the sign'],
      ],
    },
    {
      key: '1\\,\\mathrm{L}',
      answers: [
        ['1\\,\\mathrm{dm}^3', 'right', 'a cubic decimetre'],
        ['1000\\,\\mathrm{cm}^3', 'right', 'the prefix is cubed too'],
        ['0.001\\,\\mathrm{m}^3', 'right', 'cubic metres'],
        ['1000\\,\\mathrm{mL}', 'right', 'millilitres'],
        ['1\\,\\mathrm{l}', 'right', 'a small letter is allowed'],
        ['0.2642\\,\\mathrm{gal}', 'right', 'US gallons'],
        ['100\\,\\mathrm{cm}^3', 'wrong', 'the prefix was not cubed'],
        ['10\\,\\mathrm{m}^3', 'wrong', 'wrong power'],
      ],
    },
    {
      key: '2\\,\\mathrm{mol}/\\mathrm{L}',
      answers: [
        ['2\\,\\mathrm{M}', 'right', 'molar'],
        ['2\\,\\mathrm{kmol}/\\mathrm{m}^3', 'right', 'both prefixed'],
        ['0.002\\,\\mathrm{mol}/\\mathrm{cm}^3', 'right', 'per cubic centimetre'],
        ['2\\,\\mathrm{mol}', 'wrong', 'an amount'],
        ['2\\,\\mathrm{g}/\\mathrm{L}', 'wrong', 'a mass concentration'],
      ],
    },
    {
      key: '90^{\\circ}',
      answers: [
        ['\\frac{\\pi}{2}\\,\\mathrm{rad}', 'right', 'radians'],
        ['1.5708\\,\\mathrm{rad}', 'right', 'rounded radians'],
        ['90\\,\\mathrm{rad}', 'wrong', 'not converted'],
        ['1.5708^{\\circ}', 'wrong', 'not converted back'],
      ],
    },
    {
      key: '50\\,\\mathrm{Hz}',
      answers: [
        ['50\\,\\mathrm{s}^{-1}', 'right', 'per second'],
        ['50\\,\\frac{1}{\\mathrm{s}}', 'right', 'as a fraction'],
        ['0.05\\,\\mathrm{kHz}', 'right', 'kilohertz'],
        ['3000/\\mathrm{min}', 'right', 'per minute'],
        ['50\\,\\mathrm{s}', 'wrong', 'turned over'],
        ['0.02\\,\\mathrm{s}', 'wrong', 'the period'],
      ],
    },
    {
      key: '1\\,\\mathrm{h}',
      answers: [
        ['60\\,\\mathrm{min}', 'right', 'minutes'],
        ['3600\\,\\mathrm{s}', 'right', 'seconds'],
        ['3.6\\,\\mathrm{ks}', 'right', 'a prefixed second'],
        ['\\frac{1}{24}\\,\\mathrm{d}', 'right', 'days'],
        ['1\\,\\mathrm{Hz}', 'wrong', 'hertz is something else'],
        ['100\\,\\mathrm{min}', 'wrong', 'hours are not decimal'],
      ],
    },
    {
      key: '0\\,\\mathrm{A}',
      answers: [
        ['0\\,\\mathrm{mA}', 'right', 'nothing in another unit'],
        ['0', 'wrong', 'nothing without a unit'],
        ['0\\,\\mathrm{V}', 'wrong', 'nothing of something else'],
        ['1\\,\\mathrm{A}', 'wrong', 'something'],
      ],
    },
    {
      key: '5\\,\\mathrm{\\mu m}',
      answers: [
        ['5\\times10^{-6}\\,\\mathrm{m}', 'right', 'in metres'],
        ['5000\\,\\mathrm{nm}', 'right', 'nanometres'],
        ['0.005\\,\\mathrm{mm}', 'right', 'millimetres'],
        ['5\\,\\mathrm{mm}', 'wrong', 'another prefix'],
        ['5\\,\\mathrm{Mm}', 'wrong', 'mega'],
      ],
    },
    {
      key: '1\\,\\mathrm{atm}',
      answers: [
        ['101325\\,\\mathrm{Pa}', 'right', 'pascals'],
        ['1.01325\\,\\mathrm{bar}', 'right', 'bars'],
        ['760\\,\\mathrm{Torr}', 'right', 'torrs'],
        ['101.325\\,\\mathrm{kN}/\\mathrm{m}^2', 'right', 'force over area'],
        ['14.696\\,\\mathrm{psi}', 'right', 'pounds per square inch'],
        ['1\\,\\mathrm{bar}', 'wrong', 'near is not equal'],
        ['101325\\,\\mathrm{N}', 'wrong', 'a force'],
      ],
    },
    {
      key: '6\\,\\mathrm{\\Omega}',
      answers: [
        ['6\\,\\mathrm{V}/\\mathrm{A}', 'right', 'voltage over current'],
        ['0.006\\,\\mathrm{k\\Omega}', 'right', 'with a prefix'],
        ['6\\,\\mathrm{A}/\\mathrm{V}', 'wrong', 'the conductance'],
        ['6\\,\\mathrm{S}', 'wrong', 'siemens is the conductance'],
      ],
    },
    {
      key: '70\\,\\mathrm{kg}',
      answers: [
        ['154.3\\,\\mathrm{lb}', 'right', 'pounds'],
        ['0.07\\,\\mathrm{t}', 'right', 'tonnes'],
        ['70000\\,\\mathrm{g}', 'right', 'grams'],
        ['70\\,\\mathrm{N}', 'wrong', 'a force'],
        ['686\\,\\mathrm{N}', 'wrong', 'its weight is no mass'],
        ['70\\,\\mathrm{Kg}', 'wrong', 'capital K is no kilo'],
      ],
    },
  ],
}

export const unitsAsAsked: Table = {
  title: 'The very unit of the key',
  check: 'units-strict-relative',
  options: { tolerance: 0.01 },
  guide: 'Where the author asks for one unit, an equal quantity in another unit does not count.',
  questions: [
    {
      key: '9.81\\,\\mathrm{m}/\\mathrm{s}^2',
      answers: [
        ['9.81\\,\\mathrm{m}\\,\\mathrm{s}^{-2}', 'right', 'the same unit in another spelling'],
        ['9.8\\,\\frac{\\mathrm{m}}{\\mathrm{s}^2}', 'right', 'within the tolerance'],
        ['9.81\\,\\mathrm{m}\\cdot\\mathrm{s}^{-2}', 'right', 'with a dot'],
        ['981\\,\\mathrm{cm}/\\mathrm{s}^2', 'wrong', 'another unit'],
        ['9.81\\,\\mathrm{N}/\\mathrm{kg}', 'wrong', 'the same dimension, another unit'],
        ['9.81\\,\\mathrm{m}/\\mathrm{s}', 'wrong', 'another dimension'],
        ['9.81', 'wrong', 'no unit'],
        ['9.81\\,\\mathrm{m}\\,\\mathrm{s}^2', 'wrong', 'the sign of the power'],
      ],
    },
    {
      key: '25\\,\\mathrm{mg}',
      answers: [
        ['25\\,\\mathrm{mg}', 'right', 'as asked'],
        ['\\frac{50}{2}\\,\\mathrm{mg}', 'right', 'the number worked out'],
        ['0.025\\,\\mathrm{g}', 'wrong', 'another prefix'],
        ['25\\,\\mathrm{Mg}', 'wrong', 'mega'],
        ['25\\,\\mathrm{g}', 'wrong', 'no prefix'],
      ],
    },
    {
      key: '4\\,\\mathrm{kW}\\,\\mathrm{h}',
      answers: [
        ['4\\,\\mathrm{h}\\,\\mathrm{kW}', 'right', 'factors in another order'],
        ['14.4\\,\\mathrm{MJ}', 'wrong', 'equal in another unit'],
        ['4\\,\\mathrm{kW}', 'wrong', 'a power'],
        ['4\\,\\mathrm{kW}/\\mathrm{h}', 'wrong', 'a quotient'],
      ],
    },
  ],
}

export const unitsWithFigures: Table = {
  title: 'Units with significant figures',
  check: 'units',
  options: { digits: 3, accuracy: 3 },
  questions: [
    {
      key: '12.3\\,\\mathrm{cm}',
      answers: [
        ['0.123\\,\\mathrm{m}', 'right', 'three figures in metres'],
        ['123\\,\\mathrm{mm}', 'right', 'in millimetres'],
        ['1.23\\times10^{-1}\\,\\mathrm{m}', 'right', 'scientific'],
        ['12\\,\\mathrm{cm}', 'wrong', 'two figures'],
        ['12.30\\,\\mathrm{cm}', 'wrong', 'four figures'],
        ['12.4\\,\\mathrm{cm}', 'wrong', 'the number'],
        ['12.3\\,\\mathrm{m}', 'wrong', 'the unit'],
        ['12.3', 'wrong', 'no unit'],
      ],
    },
  ],
}
