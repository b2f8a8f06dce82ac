import { frenchFunctions, held, inBrackets } from './fr-functions.ts'
import { among, listed, type SpeechWords, type SpokenBound, type SpokenDerivative } from './speech-words.ts'

const ordinals = ['', '', ' seconde', ' troisième', ' quatrième', ' cinquième', ' sixième']
const collections = {
  set: { name: 'l’ensemble', of: 'd’ensemble', none: 'l’ensemble vide' },
  list: { name: 'liste', of: 'de liste', none: 'liste vide' },
  tuple: { name: 'n-uplet', of: 'de n-uplet', none: 'n-uplet vide' },
} as const

const counted = (count: number, one: string, others: string): string => `${count} ${count === 1 ? one : others}`
const end = (isClosed: boolean): string => (isClosed ? 'inclus' : 'exclu')

function bound({ operator, variable, lower, upper, direction, body, isHeld }: SpokenBound): string {
  const side = { above: ' par valeurs supérieures', below: ' par valeurs inférieures' } as const
  switch (operator) {
    case 'integral':
      return `intégrale ${lower ? `de ${lower} à ${upper} ` : ''}de ${body} d ${variable}`
    case 'limit':
      return `limite quand ${variable} tend vers ${lower}${direction ? side[direction] : ''} de ${held(body, isHeld)}`
    default:
      return `${operator === 'sum' ? 'somme' : 'produit'} pour ${variable} ${upper ? `allant de ${lower} à ${upper}` : `égale ${lower}`} de ${held(body, isHeld)}`
  }
}

const derivative = ({ order, isPartial, variable, body, isHeld }: SpokenDerivative): string =>
  `dérivée${isPartial ? ' partielle' : ''}${ordinals[order] ?? ` ${order}-ième`} par rapport à ${variable} de ${held(body, isHeld)}`

export const french: SpeechWords = {
  signs: { '+': 'plus', '-': 'moins', '±': 'plus ou moins', '∓': 'moins ou plus' },
  constants: { e: 'e', i: 'i', pi: 'pi', infinity: 'l’infini' },
  relations: {
    '=': 'égale',
    '≠': 'est différent de',
    '<': 'est strictement inférieur à',
    '≤': 'est inférieur ou égal à',
    '>': 'est strictement supérieur à',
    '≥': 'est supérieur ou égal à',
    '≈': 'est environ égal à',
    '∈': 'appartient à',
    '∉': 'n’appartient pas à',
    '⊂': 'est strictement inclus dans',
    '⊆': 'est inclus dans',
    '⊃': 'contient strictement',
    '⊇': 'contient',
  },
  logic: {
    and: 'et',
    or: 'ou',
    not: 'non',
    implies: 'implique',
    iff: 'si et seulement si',
    xor: 'ou exclusif',
    nand: 'pas en même temps que',
    nor: 'ni',
  },
  words: {
    true: 'vrai',
    false: 'faux',
    'empty-set': 'l’ensemble vide',
    reals: 'l’ensemble des nombres réels',
    integers: 'l’ensemble des entiers relatifs',
    rationals: 'l’ensemble des nombres rationnels',
    naturals: 'l’ensemble des entiers naturels',
    ellipsis: 'et ainsi de suite',
    complexes: 'l’ensemble des nombres complexes',
  },
  setOperations: {
    union: 'union',
    intersection: 'inter',
    difference: 'privé de',
    'symmetric-difference': 'différence symétrique avec',
  },
  names: {
    capital: (letter) => `${letter} majuscule`,
    vector: (letter) => `vecteur ${letter}`,
    accents: { hat: 'chapeau', tilde: 'tilde', bar: 'barre', dot: 'point', ddot: 'deux points', star: 'étoile' },
    sub: 'indice',
    prime: 'prime',
    inverse: 'réciproque',
    concentration: (substance) => `concentration de ${substance}`,
    charges: { '+': 'plus', '-': 'moins' },
    letters: {
      ħ: 'h barre',
      '∇': 'nabla',
      beta: 'bêta',
      zeta: 'zêta',
      eta: 'êta',
      theta: 'thêta',
      rho: 'rhô',
      chi: 'khi',
      omega: 'oméga',
    },
  },
  times: 'fois',
  percent: (value) => `${value} pour cent`,
  recurring: (digits) => `période ${digits}`,
  fraction: (numerator, denominator, isShort) =>
    isShort ? `${numerator} sur ${denominator}` : `fraction ${numerator} sur ${denominator}, fin de fraction,`,
  mixedNumber: (whole, fraction) => `${whole} et ${fraction}`,
  squared: (base) => `${base} au carré`,
  cubed: (base) => `${base} au cube`,
  power: (base, exponent, isShort) => `${base} puissance ${exponent}${isShort ? '' : ', fin de puissance,'}`,
  brackets: inBrackets,
  collection: (kind, items) => {
    const { name, of, none } = collections[kind]
    return items.length === 0 ? none : `${name} de ${listed(items, 'et')}, fin ${of},`
  },
  setBuilder: (variable, condition) => `l’ensemble des ${variable} tels que ${condition}, fin d’ensemble,`,
  interval: ({ lower, upper, isLowerClosed, isUpperClosed }) =>
    `intervalle de ${lower} ${end(isLowerClosed)} à ${upper} ${end(isUpperClosed)}`,
  matrix: (rows) =>
    `matrice à ${counted(rows.length, 'ligne', 'lignes')} et ${counted(rows[0]?.length ?? 0, 'colonne', 'colonnes')}, ${rows.map((row, index) => `ligne ${index + 1} : ${row.join(', ')}`).join(' ; ')}, fin de matrice,`,
  bound,
  derivative,
  units: {
    '°': ['degré', 'degrés'],
    '′': ['minute', 'minutes'],
    '″': ['seconde', 'secondes'],
    '°C': ['degré Celsius', 'degrés Celsius'],
    '°F': ['degré Fahrenheit', 'degrés Fahrenheit'],
    $: ['dollar', 'dollars'],
    '€': ['euro', 'euros'],
    '£': ['livre', 'livres'],
    '%': ['pour cent', 'pour cent'],
  },
  per: (above, below) => `${above} par ${below}`,
  functionNamed: among(frenchFunctions),
  applied: (name, args, isHeld) =>
    `${name} de ${args.length === 1 ? held(args[0]!, isHeld) : inBrackets(listed(args, 'et'))}`,
}
