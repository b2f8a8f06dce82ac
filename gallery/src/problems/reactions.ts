import {
  absolute,
  calculated,
  expression,
  galleryProblem,
  inUnit,
  numberSet,
  numeric,
  oneOf,
  percent,
  random,
  texts,
} from '../write/index.ts'

export const burningPropane = galleryProblem({
  key: 'burning-propane',
  name: 'Burning propane',
  field: 'Chemistry',
  tags: ['stoichiometry', 'chemical equations', 'units'],
  variables: [
    random('m', 50, 500, { step: '10' }),
    calculated('n', String.raw`\frac{m}{44.10}`, { rounding: 3 }),
    calculated('c', String.raw`3n\cdot44.01`, { rounding: 1 }),
    calculated('V', String.raw`5n\cdot24.5`, { rounding: 1 }),
  ],
  statement: String.raw`
Propane, $\mathrm{C_3H_8}$, burns with oxygen to carbon dioxide and water.

Write the balanced equation, such as 2H2 + O2 → 2H2O. [[1]]

Which mass of carbon dioxide comes from $@m\,\mathrm{g}$ of propane? The molar masses are $44.10\,\mathrm{g/mol}$ and
$44.01\,\mathrm{g/mol}$. [[2]]

Which volume of oxygen does that take, when a mole of gas has $24.5\,\mathrm{L}$? [[3]]`,
  questions: [
    expression(String.raw`C_3H_8+5O_2\to3CO_2+4H_2O`, {
      compare: { mode: 'chemicalEquation' },
      keyboards: ['numeric', 'roman'],
      points: 2,
      hint: 'Balance carbon first, then hydrogen, and oxygen last.',
    }),
    numeric('c', { label: '$m=$', tolerance: percent(1), unit: inUnit('g'), points: 2 }),
    numeric('V', { label: '$V=$', tolerance: percent(1), unit: inUnit('L') }),
  ],
  solution: String.raw`
One molecule of propane gives three of carbon dioxide and four of water, which takes five of oxygen:
$\mathrm{C_3H_8+5\,O_2\to3\,CO_2+4\,H_2O}$.

There are $\frac{@m}{44.10}=@n$ moles of propane. They give $3\cdot@n\cdot44.01\,\mathrm{g}=@c\,\mathrm{g}$ of carbon dioxide and take
$5\cdot@n\cdot24.5\,\mathrm{L}=@V\,\mathrm{L}$ of oxygen.`,
})

export const idealGas = galleryProblem({
  key: 'gas-cylinder',
  name: 'Gas in a cylinder',
  field: 'Chemistry',
  tags: ['ideal gas', 'units', 'temperature'],
  variables: [
    texts('gas', 'helium', 'nitrogen', 'argon'),
    numberSet('M', '4.003', '28.01', '39.95'),
    random('V', 5, 50, { step: '5' }),
    random('p', 20, 150, { step: '10' }),
    random('t', 10, 35),
    calculated('T', 't+273.15'),
    calculated('n', String.raw`\frac{10^5p\cdot V}{1000\cdot8.314T}`, { rounding: 2 }),
    calculated('m', String.raw`\frac{nM}{1000}`, { rounding: 3 }),
  ],
  linked: [['gas', 'M']],
  statement: String.raw`
A cylinder of $@V\,\mathrm{L}$ holds @gas at $@p\,\mathrm{bar}$ and $@t\,\mathrm{^\circ C}$. Take it for an ideal gas, with
$R=8.314\,\mathrm{J/(mol\,K)}$ and the molar mass $@M\,\mathrm{g/mol}$.

How many moles are in it? [[1]]

What is their mass? [[2]]`,
  questions: [
    numeric('n', {
      label: '$n=$',
      tolerance: percent(1),
      unit: inUnit('mol'),
      points: 2,
      hint: String.raw`$pV=nRT$ with pascals, cubic metres and kelvins.`,
    }),
    numeric('m', {
      label: '$m=$',
      tolerance: percent(1),
      unit: inUnit('kg'),
      followThrough: { uses: [{ questionKey: 1, variableName: 'n' }], percent: 100 },
    }),
  ],
  solution: String.raw`
With $p=@p\cdot10^5\,\mathrm{Pa}$, $V=@V\cdot10^{-3}\,\mathrm{m^3}$ and $T=@T\,\mathrm{K}$

$$n=\frac{pV}{RT}=@n\,\mathrm{mol}$$

The mass is $nM=@m\,\mathrm{kg}$.`,
})

export const bufferSolution = galleryProblem({
  key: 'buffer',
  name: 'pH of a buffer',
  field: 'Chemistry',
  tags: ['acids', 'buffer', 'logarithm'],
  variables: [
    texts('acid', 'acetic acid and acetate', 'formic acid and formate', 'lactic acid and lactate'),
    numberSet('K', '4.76', '3.75', '3.86'),
    random('a', '0.05', '0.3', { step: '0.05' }),
    random('b', '0.05', '0.4', { step: '0.05' }),
    calculated('p', String.raw`K+\log_{10}\left(\frac{b}{a}\right)`),
  ],
  linked: [['acid', 'K']],
  conditions: [String.raw`a\ne b`],
  statement: String.raw`
A buffer of @acid has the concentrations $@a\,\mathrm{mol/L}$ of the acid and $@b\,\mathrm{mol/L}$ of its anion. The acid has
$\mathrm{p}K_\mathrm{a}=@K$.

What is the pH, to two decimals? [[1]]

A little strong acid is added. What happens? [[2]]`,
  questions: [
    numeric('p', {
      label: String.raw`$\mathrm{pH}=$`,
      tolerance: absolute('0.01'),
      points: 2,
      hint: String.raw`$\mathrm{pH}=\mathrm{p}K_\mathrm{a}+\log_{10}\frac{[\text{anion}]}{[\text{acid}]}$`,
      partial: [
        {
          answer: String.raw`K-\log_{10}\left(\frac{b}{a}\right)`,
          percent: 25,
          feedback: 'Acid and anion are exchanged in the fraction.',
        },
      ],
    }),
    oneOf(
      'The anion takes up most of the protons, and the pH falls only a little.',
      { choice: 'The acid takes up the protons, and the pH rises.', feedback: 'An acid gives protons away.' },
      'The pH stays exactly the same.',
      'The pH falls as much as in pure water.',
    ),
  ],
  solution: String.raw`
By the equation of Henderson and Hasselbalch $\mathrm{pH}=@K+\log_{10}\frac{@b}{@a}=@p$. Added protons turn anions into acid: the
fraction changes a little, and its logarithm less.`,
})

export const decayOfPeroxide = galleryProblem({
  key: 'first-order-kinetics',
  name: 'Reaction of the first order',
  field: 'Chemistry',
  tags: ['kinetics', 'half-life', 'units'],
  variables: [
    random('h', 20, 90, { step: '5' }),
    random('c', '0.2', '0.9', { step: '0.1' }),
    random('t', 15, 60, { step: '5' }),
    calculated('k', String.raw`\frac{\ln2}{h}`, { rounding: 4 }),
    calculated('r', String.raw`c\cdot2^{-\frac{t}{h}}`, { rounding: 3 }),
  ],
  conditions: [String.raw`t\ne h`],
  statement: String.raw`
Hydrogen peroxide decays in a reaction of the first order with a half-life of $@h\,\mathrm{min}$. At the start its concentration is
$@c\,\mathrm{mol/L}$.

What is the rate constant? Give the unit. [[1]]

Which concentration is left after $@t\,\mathrm{min}$? [[2]]`,
  questions: [
    numeric('k', {
      label: '$k=$',
      tolerance: percent(1),
      unit: inUnit('1/min'),
      hint: 'After one half-life $e^{-kt}$ is one half.',
    }),
    numeric('r', { label: '$c=$', tolerance: percent(1), unit: inUnit('mol/L') }),
  ],
  solution: String.raw`
After one half-life $e^{-kt}=\frac12$, so $k=\frac{\ln2}{@h\,\mathrm{min}}=@k\,\mathrm{min^{-1}}$. After $@t\,\mathrm{min}$ there is
$@c\,\mathrm{mol/L}\cdot2^{-@t/@h}=@r\,\mathrm{mol/L}$ left.`,
})
