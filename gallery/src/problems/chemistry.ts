import {
  calculated,
  galleryProblem,
  inUnit,
  inUnitOf,
  numberSet,
  numeric,
  percent,
  random,
  shortAnswer,
  texts,
} from '../write/index.ts'

export const elementName = galleryProblem({
  key: 'element-name',
  name: 'Name of an element',
  field: 'Chemistry',
  tags: ['elements', 'short answer'],
  variables: [
    texts(
      'symbol',
      'H',
      'He',
      'Li',
      'C',
      'N',
      'O',
      'Na',
      'Mg',
      'P',
      'S',
      'Cl',
      'K',
      'Ca',
      'Fe',
      'Cu',
      'Zn',
      'Ag',
      'Au',
      'Hg',
      'Pb',
    ),
    texts(
      'element',
      'hydrogen',
      'helium',
      'lithium',
      'carbon',
      'nitrogen',
      'oxygen',
      'sodium',
      'magnesium',
      'phosphorus',
      'sulfur',
      'chlorine',
      'potassium',
      'calcium',
      'iron',
      'copper',
      'zinc',
      'silver',
      'gold',
      'mercury',
      'lead',
    ),
  ],
  linked: [['symbol', 'element']],
  statement: String.raw`
Which element has the symbol @symbol?

[[1]]`,
  questions: [shortAnswer('{element}')],
  solution: String.raw`@symbol is @element.`,
})

export const amountOfSubstance = galleryProblem({
  key: 'amount-of-substance',
  name: 'Amount of substance',
  field: 'Chemistry',
  tags: ['moles', 'units', 'table'],
  variables: [
    texts('substance', 'water', 'methane', 'carbon dioxide', 'table salt', 'glucose'),
    inUnitOf('g/mol', numberSet('M', '18.02', '16.04', '44.01', '58.44', '180.16')),
    random('m', 20, 200, { step: '5', unit: 'g' }),
    calculated('n', String.raw`\frac{m}{M}`, { figures: 3 }),
  ],
  linked: [['substance', 'M']],
  statement: String.raw`
How many moles are in this sample?

| Substance | Molar mass in g/mol | Mass in g |
| @substance | @M | @m |

[[1]]`,
  questions: [numeric('n', { label: '$n=$', tolerance: percent(2), unit: inUnit('mol') })],
  solution: String.raw`
$$n=\frac{m}{M}=\frac{@m\,\mathrm{g}}{@M\,\mathrm{g/mol}}=@n\,\mathrm{mol}$$`,
})

export const dilution = galleryProblem({
  key: 'dilution',
  name: 'Dilution of a stock solution',
  field: 'Chemistry',
  tags: ['concentration', 'units'],
  variables: [
    inUnitOf('mol/L', numberSet('c', '0.5', '1', '1.5', '2', '3')),
    random('V', 100, 500, { step: '50', unit: 'mL' }),
    inUnitOf('mol/L', numberSet('t', '0.05', '0.1', '0.2', '0.25')),
    calculated('s', String.raw`\frac{tV}{c}`, { figures: 3 }),
  ],
  statement: String.raw`
You need $@V\,\mathrm{mL}$ of a $@t\,\mathrm{mol/L}$ solution and have a stock of $@c\,\mathrm{mol/L}$. Which volume of stock do you take?

[[1]]`,
  questions: [numeric('s', { label: '$V=$', tolerance: percent(2), unit: inUnit('mL') })],
  solution: String.raw`The amount stays the same, $c_1V_1=c_2V_2$, so $V_1=@s\,\mathrm{mL}$.`,
})

export const acidity = galleryProblem({
  key: 'acidity',
  name: 'pH of a strong acid',
  field: 'Chemistry',
  tags: ['acids', 'logarithm'],
  variables: [random('k', 1, 9), random('n', 2, 5), calculated('p', String.raw`n-\log_{10}\left(k\right)`)],
  statement: String.raw`
A strong acid has a concentration of $@k\times10^{-@n}\,\mathrm{mol/L}$. What is its pH, to two decimal places?

[[1]]`,
  questions: [
    numeric('p', {
      label: '$\\mathrm{pH}=$',
      tolerance: { kind: 'Unit', value: '0.01' },
      keyboards: ['numeric', 'functions'],
    }),
  ],
  solution: String.raw`A strong acid is fully dissociated: $\mathrm{pH}=-\log_{10}c=@p$.`,
})
