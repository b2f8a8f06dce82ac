import { describe, expect, it } from 'vitest'
import { words as functionWords } from '../../functions/words.ts'
import { read } from '../../reading/read.ts'
import type { CallNode, Tree, TreeKind } from '../../tree.ts'
import { toSpeech } from '../speech.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'

const languages = [english, german, spanish, french] as const
const others = [
  ['German', german],
  ['Spanish', spanish],
  ['French', french],
] as const

function tree(latex: string): Tree {
  const reading = read(latex, { mode: 'latex', units: true, functions: ['f'], mixedNumbers: true })
  if (!reading.ok) throw new Error(`${latex}: ${reading.error.message}`)
  return reading.tree
}

describe('a formula in English, German, Spanish and French', () => {
  it.each([
    ['x^2+1', 'x squared plus 1', 'x Quadrat plus 1', 'x al cuadrado más 1', 'x au carré plus 1'],
    ['-x^3', 'minus x cubed', 'minus x hoch 3', 'menos x al cubo', 'moins x au cube'],
    ['x^n', 'x to the power n', 'x hoch n', 'x elevado a n', 'x puissance n'],
    ['\\frac12', '1 over 2', '1 durch 2', '1 sobre 2', '1 sur 2'],
    [
      '\\frac{a+b}{2}',
      'the fraction a plus b over 2, end fraction,',
      'Bruch aus a plus b durch 2, Ende Bruch,',
      'fracción a más b sobre 2, fin de fracción,',
      'fraction a plus b sur 2, fin de fraction,',
    ],
    ['\\sqrt{2}', 'the square root of 2', 'Wurzel aus 2', 'raíz cuadrada de 2', 'racine carrée de 2'],
    [
      '\\sqrt[3]{x}',
      'the root with index 3 of x, end root,',
      'dritte Wurzel aus x, Ende Wurzel,',
      'raíz cúbica de x, fin de raíz,',
      'racine cubique de x, fin de racine,',
    ],
    [
      '\\sqrt[n]{x}',
      'the root with index n of x, end root,',
      'n-te Wurzel aus x, Ende Wurzel,',
      'raíz n-ésima de x, fin de raíz,',
      'racine n-ième de x, fin de racine,',
    ],
    ['\\sin x', 'the sine of x', 'Sinus von x', 'seno de x', 'sinus de x'],
    [
      '\\log_2(8)',
      'the logarithm to base 2 of 8',
      'Logarithmus zur Basis 2 von 8',
      'logaritmo en base 2 de 8',
      'logarithme de base 2 de 8',
    ],
    ['n!', 'n factorial', 'n Fakultät', 'n factorial', 'factorielle n'],
    [
      '0<x\\le1',
      '0 is less than x is at most 1',
      '0 kleiner als x kleiner oder gleich 1',
      '0 es menor que x es menor o igual que 1',
      '0 est strictement inférieur à x est inférieur ou égal à 1',
    ],
    [
      'x=1\\text{ or }x=-1',
      'x equals 1 or x equals minus 1',
      'x gleich 1 oder x gleich minus 1',
      'x es igual a 1 o x es igual a menos 1',
      'x égale 1 ou x égale moins 1',
    ],
    [
      '\\left(1,2\\right]',
      'the interval from 1 excluded to 2 included',
      'Intervall von 1 ausgeschlossen bis 2 eingeschlossen',
      'intervalo desde 1 excluido hasta 2 incluido',
      'intervalle de 1 exclu à 2 inclus',
    ],
    [
      '\\{1,2\\}',
      'the set of 1, 2',
      'Menge aus 1 und 2, Ende Menge,',
      'conjunto de 1 y 2, fin de conjunto,',
      'l’ensemble de 1 et 2, fin d’ensemble,',
    ],
    [
      'x\\in\\R',
      'x is in the real numbers',
      'x Element von Menge der reellen Zahlen',
      'x pertenece a los números reales',
      'x appartient à l’ensemble des nombres réels',
    ],
    [
      '\\sum_{k=1}^{n}k',
      'the sum from k equals 1 to n of k',
      'Summe von k gleich 1 bis n über k',
      'suma desde k igual a 1 hasta n de k',
      'somme pour k allant de 1 à n de k',
    ],
    [
      '\\int_0^1x^2dx',
      'the integral from 0 to 1 of x squared with respect to x',
      'Integral von 0 bis 1 über x Quadrat d x',
      'integral desde 0 hasta 1 de x al cuadrado diferencial de x',
      'intégrale de 0 à 1 de x au carré d x',
    ],
    [
      '\\lim_{x\\to0^+}x',
      'the limit as x goes to 0 from above of x',
      'Grenzwert für x gegen 0 von oben von x',
      'límite cuando x tiende a 0 por la derecha de x',
      'limite quand x tend vers 0 par valeurs supérieures de x',
    ],
    [
      '\\frac{\\partial}{\\partial x}f',
      'the partial derivative with respect to x of f',
      'partielle Ableitung nach x von f',
      'derivada parcial respecto de x de f',
      'dérivée partielle par rapport à x de f',
    ],
    [
      '\\begin{pmatrix}1&2\\end{pmatrix}',
      'the 1 by 2 matrix with row 1: 1, 2',
      'Matrix mit 1 Zeile und 2 Spalten, Zeile 1: 1, 2, Ende Matrix,',
      'matriz de 1 fila y 2 columnas, fila 1: 1, 2, fin de matriz,',
      'matrice à 1 ligne et 2 colonnes, ligne 1 : 1, 2, fin de matrice,',
    ],
    ['f^{-1}(x)', 'f inverse of x', 'f invers von x', 'f inversa de x', 'f réciproque de x'],
    ["f'(x)", 'f prime of x', 'f Strich von x', 'f prima de x', 'f prime de x'],
    ['\\vec{A}', 'vector capital A', 'Vektor groß A', 'vector A mayúscula', 'vecteur A majuscule'],
    ['\\mu+\\beta', 'mu plus beta', 'my plus beta', 'mu más beta', 'mu plus bêta'],
    ['0.\\overline{3}', '0. 3 recurring', '0. Periode 3', '0. período 3', '0. période 3'],
    ['1F_{16}', '1 F in base 16', '1 F zur Basis 16', '1 F en base 16', '1 F en base 16'],
    [
      'x\\ominus y',
      'x symmetric difference with y',
      'x symmetrische Differenz mit y',
      'x diferencia simétrica con y',
      'x différence symétrique avec y',
    ],
    [
      'y\\propto x',
      'y is proportional to x',
      'y ist proportional zu x',
      'y es proporcional a x',
      'y est proportionnel à x',
    ],
    ['2:3', 'the ratio 2 to 3', 'Verhältnis 2 zu 3', 'razón 2 a 3', 'rapport 2 à 3'],
    ['k:x=5', 'k: x equals 5', 'k: x gleich 5', 'k: x es igual a 5', 'k: x égale 5'],
    ['x\\mapsto 2x', 'x maps to 2 x', 'x wird abgebildet auf 2 x', 'x se transforma en 2 x', 'x a pour image 2 x'],
    [
      "12^\\circ30'1''",
      '12 degrees 30 minutes 1 second',
      '12 Grad 30 Minuten 1 Sekunde',
      '12 grados 30 minutos 1 segundo',
      '12 degrés 30 minutes 1 seconde',
    ],
    ['30°', '30 degrees', '30 Grad', '30 grados', '30 degrés'],
    ['1\\,\\mathrm{°C}', '1 degrees Celsius', '1 Grad Celsius', '1 grado Celsius', '1 degré Celsius'],
    [
      '5\\,\\mathrm{m}/\\mathrm{s}^2',
      '5 m per s squared',
      '5 m pro s Quadrat',
      '5 m por s al cuadrado',
      '5 m par s au carré',
    ],
  ])('%s', (latex, ...spoken) => {
    const read = tree(latex)
    expect(languages.map((words) => toSpeech(read, words))).toEqual(spoken)
  })
})

/** One formula of each kind. */
const kinds: Readonly<Record<TreeKind, string>> = {
  number: '0.\\overline{3}',
  symbol: '\\hat{X}_1',
  constant: '\\infty',
  sum: 'x\\pm1',
  signed: '-x',
  product: '2\\cdot x',
  quotient: '\\frac{x+1}{2}',
  'mixed-number': '1\\frac{2}{3}',
  power: 'x^{n+1}',
  call: '\\sin x',
  group: '(x+1)',
  percent: '5\\%',
  relation: 'x\\ne1',
  logic: '\\lnot A',
  word: '\\emptyset',
  set: '\\{1,2\\}',
  list: '[1;2]',
  tuple: '(1,2,3)',
  'set-builder': '\\{x\\mid x>0\\}',
  'set-operation': 'A\\setminus B',
  interval: '\\left(1,2\\right]',
  matrix: '\\begin{pmatrix}1\\\\3\\end{pmatrix}',
  bound: '\\prod_{k=1}^{n}k',
  derivative: '\\frac{\\partial}{\\partial x}f',
  quantity: '5\\,\\mathrm{m}',
  unit: '5\\,\\mathrm{m}',
}

const at = { from: 0, to: 0 }

describe.each(others)('%s', (_, words) => {
  it.each(Object.entries(kinds))('has words for a %s', (kind, latex) => {
    const spoken = tree(latex)
    // A unit stands in a quantity.
    expect(spoken.kind).toBe(kind === 'unit' ? 'quantity' : kind)
    expect(toSpeech(spoken, words)).not.toMatch(/undefined|[_{}\\]|\b(?:the|of|and|end|over|with|from|is)\b/)
  })

  it.each(functionWords.map(({ name, arity }) => [name, arity] as const))('has words for %s', (name, [least, most]) => {
    for (let count = least; count <= Math.min(most, 4); count += 1) {
      const names = ['x', 'y', 'a', 'b'].slice(0, count)
      const args = names.map((letter): Tree => ({ kind: 'symbol', name: letter, at }))
      const call: CallNode = { kind: 'call', name, args, at }
      const spoken = toSpeech(call, words)
      expect(spoken).not.toMatch(/undefined|[_{}\\]|\b(?:the|of|and|end)\b/)
      for (const letter of names) expect(spoken).toMatch(new RegExp(`\\b${letter}\\b`))
    }
  })

  it.each([
    ['\\sin(x+1)', '\\sin(x)+1'],
    ['\\sqrt{x+1}', '\\sqrt{x}+1'],
    ['x^{n+1}', 'x^n+1'],
    ['\\frac{a+b}{2}', 'a+\\frac b2'],
    ['\\sum_{k=1}^nk+1', '\\sum_{k=1}^n(k+1)'],
    ['(a+b)!', 'a+b!'],
    ['\\{1,2\\}\\cup\\{3\\}', '\\{1,2,3\\}'],
    ['v', 'V'],
    ['x_1', 'x^1'],
  ])('tells %s from %s', (one, other) => {
    expect(toSpeech(tree(one), words)).not.toBe(toSpeech(tree(other), words))
  })
})

it('says brackets once that are written', () => {
  expect(toSpeech(tree('\\prod_{k=1}^n(k+1)'), german)).toBe(
    'Produkt von k gleich 1 bis n über Klammer auf k plus 1 Klammer zu',
  )
})
