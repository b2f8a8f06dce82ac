import { held, inBrackets, spanishFunctions } from './es-functions.ts'
import { among, listed, type SpeechWords, type SpokenBound, type SpokenDerivative } from './speech-words.ts'

const ordinals = ['', '', 'segunda ', 'tercera ', 'cuarta ', 'quinta ', 'sexta ']
const collections = {
  set: { name: 'conjunto', none: 'conjunto vacío' },
  list: { name: 'lista', none: 'lista vacía' },
  tuple: { name: 'tupla', none: 'tupla vacía' },
} as const

const counted = (count: number, one: string, others: string): string => `${count} ${count === 1 ? one : others}`
const end = (isClosed: boolean): string => (isClosed ? 'incluido' : 'excluido')

function bound({ operator, variable, lower, upper, direction, body, isHeld }: SpokenBound): string {
  const side = { above: ' por la derecha', below: ' por la izquierda' } as const
  switch (operator) {
    case 'integral':
      return `integral ${lower ? `desde ${lower} hasta ${upper} ` : ''}de ${body} diferencial de ${variable}`
    case 'limit':
      return `límite cuando ${variable} tiende a ${lower}${direction ? side[direction] : ''} de ${held(body, isHeld)}`
    default:
      return `${operator === 'sum' ? 'suma' : 'producto'} desde ${variable} igual a ${lower}${upper ? ` hasta ${upper}` : ''} de ${held(body, isHeld)}`
  }
}

const derivative = ({ order, isPartial, variable, body, isHeld }: SpokenDerivative): string =>
  `${ordinals[order] ?? `${order}.ª `}derivada ${isPartial ? 'parcial ' : ''}respecto de ${variable} de ${held(body, isHeld)}`

export const spanish: SpeechWords = {
  signs: { '+': 'más', '-': 'menos', '±': 'más o menos', '∓': 'menos o más' },
  constants: { e: 'e', i: 'i', pi: 'pi', infinity: 'infinito' },
  relations: {
    '=': 'es igual a',
    '≠': 'es distinto de',
    '<': 'es menor que',
    '≤': 'es menor o igual que',
    '>': 'es mayor que',
    '≥': 'es mayor o igual que',
    '≈': 'es aproximadamente igual a',
    '∈': 'pertenece a',
    '∉': 'no pertenece a',
    '⊂': 'es subconjunto propio de',
    '⊆': 'es subconjunto de',
    '⊃': 'contiene estrictamente a',
    '⊇': 'contiene a',
  },
  logic: {
    and: 'y',
    or: 'o',
    not: 'no',
    implies: 'implica',
    iff: 'si y solo si',
    xor: 'o exclusivo',
    nand: 'no a la vez que',
    nor: 'ni',
  },
  words: {
    true: 'verdadero',
    false: 'falso',
    'empty-set': 'conjunto vacío',
    reals: 'los números reales',
    integers: 'los números enteros',
    rationals: 'los números racionales',
    naturals: 'los números naturales',
    ellipsis: 'y así sucesivamente',
    complexes: 'los números complejos',
  },
  setOperations: {
    union: 'unión',
    intersection: 'intersección',
    difference: 'menos',
    'symmetric-difference': 'diferencia simétrica con',
  },
  names: {
    capital: (letter) => `${letter} mayúscula`,
    vector: (letter) => `vector ${letter}`,
    accents: {
      hat: 'circunflejo',
      tilde: 'virgulilla',
      bar: 'barra',
      dot: 'punto',
      ddot: 'doble punto',
      star: 'asterisco',
    },
    sub: 'subíndice',
    prime: 'prima',
    inverse: 'inversa',
    concentration: (substance) => `concentración de ${substance}`,
    charges: { '+': 'más', '-': 'menos' },
    letters: {
      ħ: 'h barra',
      '∇': 'nabla',
      alpha: 'alfa',
      epsilon: 'épsilon',
      zeta: 'dseta',
      omicron: 'ómicron',
      rho: 'ro',
      upsilon: 'ípsilon',
      phi: 'fi',
      chi: 'ji',
    },
  },
  times: 'por',
  percent: (value) => `${value} por ciento`,
  recurring: (digits) => `período ${digits}`,
  fraction: (numerator, denominator, isShort) =>
    isShort ? `${numerator} sobre ${denominator}` : `fracción ${numerator} sobre ${denominator}, fin de fracción,`,
  mixedNumber: (whole, fraction) => `${whole} y ${fraction}`,
  squared: (base) => `${base} al cuadrado`,
  cubed: (base) => `${base} al cubo`,
  power: (base, exponent, isShort) => `${base} elevado a ${exponent}${isShort ? '' : ', fin de exponente,'}`,
  brackets: inBrackets,
  collection: (kind, items) => {
    const { name, none } = collections[kind]
    return items.length === 0 ? none : `${name} de ${listed(items, 'y')}, fin de ${name},`
  },
  setBuilder: (variable, condition) => `conjunto de los ${variable} tales que ${condition}, fin de conjunto,`,
  interval: ({ lower, upper, isLowerClosed, isUpperClosed }) =>
    `intervalo desde ${lower} ${end(isLowerClosed)} hasta ${upper} ${end(isUpperClosed)}`,
  matrix: (rows) =>
    `matriz de ${counted(rows.length, 'fila', 'filas')} y ${counted(rows[0]?.length ?? 0, 'columna', 'columnas')}, ${rows.map((row, index) => `fila ${index + 1}: ${row.join(', ')}`).join('; ')}, fin de matriz,`,
  bound,
  derivative,
  units: {
    '°': ['grado', 'grados'],
    '′': ['minuto', 'minutos'],
    '″': ['segundo', 'segundos'],
    '°C': ['grado Celsius', 'grados Celsius'],
    '°F': ['grado Fahrenheit', 'grados Fahrenheit'],
    $: ['dólar', 'dólares'],
    '€': ['euro', 'euros'],
    '£': ['libra', 'libras'],
    '%': ['por ciento', 'por ciento'],
  },
  per: (above, below) => `${above} por ${below}`,
  functionNamed: among(spanishFunctions),
  applied: (name, args, isHeld) =>
    `${name} de ${args.length === 1 ? held(args[0]!, isHeld) : inBrackets(listed(args, 'y'))}`,
}
