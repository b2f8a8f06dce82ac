import { germanFunctions, held, inBrackets } from './de-functions.ts'
import { among, listed, type SpeechWords, type SpokenBound, type SpokenDerivative } from './speech-words.ts'

const ordinals = ['', '', 'zweite ', 'dritte ', 'vierte ', 'fünfte ', 'sechste ']
const collections = {
  set: { name: 'Menge', none: 'leere Menge' },
  list: { name: 'Liste', none: 'leere Liste' },
  tuple: { name: 'Tupel', none: 'leeres Tupel' },
} as const

const counted = (count: number, one: string, others: string): string => `${count} ${count === 1 ? one : others}`
const end = (isClosed: boolean): string => (isClosed ? 'eingeschlossen' : 'ausgeschlossen')

function bound({ operator, variable, lower, upper, direction, body, isHeld }: SpokenBound): string {
  const side = { above: ' von oben', below: ' von unten' } as const
  switch (operator) {
    case 'integral':
      return `Integral ${lower ? `von ${lower} bis ${upper} ` : ''}über ${body} d ${variable}`
    case 'limit':
      return `Grenzwert für ${variable} gegen ${lower}${direction ? side[direction] : ''} von ${held(body, isHeld)}`
    default:
      return `${operator === 'sum' ? 'Summe' : 'Produkt'} von ${variable} gleich ${lower}${upper ? ` bis ${upper}` : ''} über ${held(body, isHeld)}`
  }
}

const derivative = ({ order, isPartial, variable, body, isHeld }: SpokenDerivative): string =>
  `${ordinals[order] ?? `${order}-te `}${isPartial ? 'partielle ' : ''}Ableitung nach ${variable} von ${held(body, isHeld)}`

export const german: SpeechWords = {
  signs: { '+': 'plus', '-': 'minus', '±': 'plus oder minus', '∓': 'minus oder plus' },
  constants: { e: 'e', i: 'i', pi: 'Pi', infinity: 'unendlich' },
  relations: {
    '=': 'gleich',
    '≠': 'ungleich',
    '<': 'kleiner als',
    '≤': 'kleiner oder gleich',
    '>': 'größer als',
    '≥': 'größer oder gleich',
    '≈': 'ungefähr gleich',
    '∈': 'Element von',
    '∉': 'nicht Element von',
    '⊂': 'echte Teilmenge von',
    '⊆': 'Teilmenge von',
    '⊃': 'echte Obermenge von',
    '⊇': 'Obermenge von',
  },
  logic: {
    and: 'und',
    or: 'oder',
    not: 'nicht',
    implies: 'daraus folgt',
    iff: 'genau dann, wenn',
    xor: 'exklusiv oder',
    nand: 'nicht zugleich mit',
    nor: 'weder noch',
  },
  words: {
    true: 'wahr',
    false: 'falsch',
    'empty-set': 'leere Menge',
    reals: 'Menge der reellen Zahlen',
    integers: 'Menge der ganzen Zahlen',
    rationals: 'Menge der rationalen Zahlen',
    naturals: 'Menge der natürlichen Zahlen',
    ellipsis: 'und so weiter',
    complexes: 'Menge der komplexen Zahlen',
  },
  setOperations: {
    union: 'vereinigt mit',
    intersection: 'geschnitten mit',
    difference: 'ohne',
    'symmetric-difference': 'symmetrische Differenz mit',
  },
  names: {
    capital: (letter) => `groß ${letter}`,
    vector: (letter) => `Vektor ${letter}`,
    accents: { hat: 'Dach', tilde: 'Schlange', bar: 'quer', dot: 'Punkt', ddot: 'zwei Punkte', star: 'Stern' },
    sub: 'Index',
    prime: 'Strich',
    inverse: 'invers',
    concentration: (substance) => `Konzentration von ${substance}`,
    charges: { '+': 'plus', '-': 'minus' },
    letters: { ħ: 'h quer', '∇': 'Nabla', mu: 'my', nu: 'ny', omicron: 'omikron', upsilon: 'ypsilon' },
  },
  times: 'mal',
  percent: (value) => `${value} Prozent`,
  recurring: (digits) => `Periode ${digits}`,
  fraction: (numerator, denominator, isShort) =>
    isShort ? `${numerator} durch ${denominator}` : `Bruch aus ${numerator} durch ${denominator}, Ende Bruch,`,
  mixedNumber: (whole, fraction) => `${whole} und ${fraction}`,
  squared: (base) => `${base} Quadrat`,
  cubed: (base) => `${base} hoch 3`,
  power: (base, exponent, isShort) => `${base} hoch ${exponent}${isShort ? '' : ', Ende Exponent,'}`,
  brackets: inBrackets,
  collection: (kind, items) => {
    const { name, none } = collections[kind]
    return items.length === 0 ? none : `${name} aus ${listed(items, 'und')}, Ende ${name},`
  },
  setBuilder: (variable, condition) => `Menge aller ${variable} mit ${condition}, Ende Menge,`,
  interval: ({ lower, upper, isLowerClosed, isUpperClosed }) =>
    `Intervall von ${lower} ${end(isLowerClosed)} bis ${upper} ${end(isUpperClosed)}`,
  matrix: (rows) =>
    `Matrix mit ${counted(rows.length, 'Zeile', 'Zeilen')} und ${counted(rows[0]?.length ?? 0, 'Spalte', 'Spalten')}, ${rows.map((row, index) => `Zeile ${index + 1}: ${row.join(', ')}`).join('; ')}, Ende Matrix,`,
  bound,
  derivative,
  units: {
    '°': ['Grad', 'Grad'],
    '′': ['Minute', 'Minuten'],
    '″': ['Sekunde', 'Sekunden'],
    '°C': ['Grad Celsius', 'Grad Celsius'],
    '°F': ['Grad Fahrenheit', 'Grad Fahrenheit'],
    $: ['Dollar', 'Dollar'],
    '€': ['Euro', 'Euro'],
    '£': ['Pfund', 'Pfund'],
    '%': ['Prozent', 'Prozent'],
  },
  per: (above, below) => `${above} pro ${below}`,
  functionNamed: among(germanFunctions),
  applied: (name, args, isHeld) =>
    `${name} von ${args.length === 1 ? held(args[0]!, isHeld) : inBrackets(listed(args, 'und'))}`,
}
