import { childrenOf } from '../children.ts'
import { functionNamed } from '../functions/spellings.ts'
import type { BoundNode, DerivativeNode, LogicNode, RelationNode, Term, Tree } from '../tree.ts'
import { callText } from './latex-calls.ts'
import { glue, groupText, isOpenEnded, join, joinText } from './latex-pieces.ts'
import type { Print } from './latex-pieces.ts'
import { quantityText, unitText } from './latex-quantities.ts'
import { LEVEL, levelOf, mayStandInProduct, operandLevel } from './levels.ts'
import { latexName } from './names.ts'

/** Choices that a tree leaves open when it is printed. */
export interface PrintOptions {
  /** How the imaginary unit is written. Default `i`. */
  readonly imaginaryUnit?: 'i' | 'j'
  /** What stands between the items of sets, lists and tuples and the ends of intervals. Default `;`. */
  readonly separator?: ';' | ','
}

/**
 * LaTeX of a tree, brackets added where the tree needs them; reading it gives the tree back.
 *
 * @example toLatex(tree) // \frac{1}{2}x^{2}
 */
export function toLatex(tree: Tree, options: PrintOptions = {}): string {
  const at: Print = (part, least = 0) => {
    const text = print(part, options, at)
    return least > 0 && levelOf(part) < least ? `\\left(${text}\\right)` : text
  }
  return print(tree, options, at)
}

function print(tree: Tree, options: PrintOptions, at: Print): string {
  switch (tree.kind) {
    case 'number':
      return tree.spelling.includes(',') ? tree.spelling.replaceAll(',', '{,}') : tree.spelling
    case 'symbol':
      return latexName(tree.name)
    case 'constant':
      return constantText(tree.name, options)
    case 'sum':
      return sumText(tree.terms, at)
    case 'signed':
      return glue(signText[tree.sign], termText(tree.value, at))
    case 'product':
      return productText(tree.factors, tree.joins, at)
    case 'quotient':
      return quotientText(tree, at)
    case 'mixed-number':
      return `${at(tree.whole)}\\frac{${at(tree.fraction.numerator)}}{${at(tree.fraction.denominator)}}`
    case 'power':
      return `${at(tree.base, tree.base.kind === 'power' ? LEVEL.atom : LEVEL.postfix)}^{${at(tree.exponent)}}`
    case 'call':
      return callText(tree, at)
    case 'group':
      return groupText(tree.bracket, at(tree.inner))
    case 'percent':
      return `${at(tree.value, LEVEL.postfix)}\\%`
    case 'relation':
      return chainText(tree, at)
    case 'logic':
      return logicText(tree, at)
    case 'word':
      return wordText[tree.word]
    case 'set':
      return `\\left\\{${items(tree.items, at, options)}\\right\\}`
    case 'list':
      return `\\left[${items(tree.items, at, options)}\\right]`
    case 'tuple':
      return tree.items.length > 1
        ? `\\left(${items(tree.items, at, options)}\\right)`
        : `\\left\\langle ${items(tree.items, at, options)}\\right\\rangle`
    case 'set-builder':
      return `\\left\\{${at(tree.variable)}\\mid ${at(tree.condition)}\\right\\}`
    case 'set-operation':
      return setOperationText(tree, at)
    case 'interval':
      return `\\left${tree.isLowerClosed ? '[' : '('}${items([tree.lower, tree.upper], at, options)}\\right${tree.isUpperClosed ? ']' : ')'}`
    case 'matrix':
      return `\\begin{pmatrix}${tree.rows.map((row) => row.map((cell) => at(cell)).join('&')).join('\\\\')}\\end{pmatrix}`
    case 'bound':
      return boundText(tree, at)
    case 'derivative':
      return derivativeText(tree, at)
    case 'quantity':
      return quantityText(tree, at)
    default:
      return unitText(tree.name)
  }
}

function constantText(name: 'e' | 'i' | 'pi' | 'infinity', options: PrintOptions): string {
  if (name === 'pi') return '\\pi'
  if (name === 'infinity') return '\\infty'
  return name === 'i' ? (options.imaginaryUnit ?? 'i') : 'e'
}

const signText = { '+': '+', '-': '-', '±': '\\pm ', '∓': '\\mp ' } as const

function sumText(terms: readonly Term[], at: Print): string {
  return join(
    terms.map(({ sign, value }, index) => {
      const isBare = index === 0 && sign === '+' && value.kind !== 'signed'
      return (isBare ? '' : signText[sign]) + termText(value, at)
    }),
  )
}

function termText(value: Tree, at: Print): string {
  return value.kind === 'signed' ? at(value) : at(value, LEVEL.product)
}

function productText(factors: readonly Tree[], joins: readonly (keyof typeof joinText)[], at: Print): string {
  const pieces: string[] = []
  for (let index = 0; index < factors.length; index += 1) {
    const factor = factors[index]!
    const joined = index === 0 ? 'implied' : joins[index - 1]!
    const isBare = mayStandInProduct(factor, index, factors.length, joined === 'implied')
    const piece = isBare ? at(factor) : `\\left(${at(factor)}\\right)`
    // A digit must not run into what stands before it, and f before a bracket that is ours not become a function.
    const runsOn = startsWithDigit(piece) || (!isBare && isFunctionIn(factor, factors[index - 1]))
    const shown = joined === 'implied' && index > 0 && runsOn ? 'dot' : joined
    if (piece.startsWith('\\left(')) keepLettersApart(pieces)
    pieces.push(joinText[shown] + piece)
  }
  return join(pieces)
}

function startsWithDigit(piece: string): boolean {
  const first = piece.charCodeAt(0)
  return (first >= 48 && first <= 57) || first === 46
}

/** Whether a letter is the name of a function that is called in a tree. */
function isFunctionIn(tree: Tree, letter: Tree | undefined): boolean {
  if (letter?.kind !== 'symbol') return false
  return (
    (tree.kind === 'call' && tree.name === letter.name) || childrenOf(tree).some((part) => isFunctionIn(part, letter))
  )
}

/** In l·n·(x) the letters must not read as the function ln. */
function keepLettersApart(pieces: string[]): void {
  let from = pieces.length
  while (from > 0 && /^[A-Za-z]$/.test(pieces[from - 1]!)) from--
  if (functionNamed(pieces.slice(from).join(''))) pieces[pieces.length - 1] = `\\,${pieces.at(-1)}`
}

function quotientText(tree: Extract<Tree, { kind: 'quotient' }>, at: Print): string {
  if (tree.style === 'fraction') return `\\frac{${at(tree.numerator)}}{${at(tree.denominator)}}`
  const { numerator, denominator } = tree
  const top = at(numerator, isOpenEnded(numerator) ? LEVEL.bracketed : LEVEL.product)
  const isSignedFactor = denominator.kind === 'signed' && levelOf(denominator.value) >= LEVEL.factor
  const bottom = at(denominator, isSignedFactor ? 0 : LEVEL.factor)
  return glue(top + (tree.style === 'slash' ? '/' : '\\div '), bottom)
}

const relationText = {
  '=': '=',
  '≠': '\\ne ',
  '<': '<',
  '≤': '\\le ',
  '>': '>',
  '≥': '\\ge ',
  '≈': '\\approx ',
  '∈': '\\in ',
  '∉': '\\notin ',
  '⊂': '\\subset ',
  '⊆': '\\subseteq ',
  '⊃': '\\supset ',
  '⊇': '\\supseteq ',
} as const
const connectives = {
  and: '\\text{ and }',
  or: '\\text{ or }',
  not: '\\neg ',
  implies: '\\Rightarrow ',
  iff: '\\Leftrightarrow ',
  xor: '\\oplus ',
  nand: '\\barwedge ',
  nor: '\\downarrow ',
} as const
const wordText = {
  true: '\\text{true}',
  false: '\\text{false}',
  'empty-set': '\\emptyset',
  reals: '\\mathbb{R}',
  integers: '\\mathbb{Z}',
  rationals: '\\mathbb{Q}',
  naturals: '\\mathbb{N}',
  ellipsis: '\\ldots ',
  complexes: '\\mathbb{C}',
} as const

function chainText({ operators, operands }: RelationNode, at: Print): string {
  return join(
    operands.map(
      (operand, index) => (index > 0 ? relationText[operators[index - 1]!] : '') + at(operand, LEVEL.setOperation),
    ),
  )
}

function logicText({ operator, operands }: LogicNode, at: Print): string {
  const parts = operands.map((operand, index) => at(operand, operandLevel(operator, index)))
  return operator === 'not' ? glue('\\neg', parts[0]!) : parts.join(connectives[operator])
}

function items(list: readonly Tree[], at: Print, { separator = ';' }: PrintOptions): string {
  return list.map((item) => at(item)).join(separator)
}

function setOperationText(tree: Extract<Tree, { kind: 'set-operation' }>, at: Print): string {
  const sign = {
    union: '\\cup ',
    intersection: '\\cap ',
    difference: '\\setminus ',
    'symmetric-difference': '\\bigtriangleup ',
  }[tree.operator]
  const least = tree.operator === 'intersection' ? LEVEL.sum : LEVEL.intersection
  return tree.operands
    .map((operand, index) => at(operand, tree.operator === 'difference' && index === 0 ? LEVEL.setOperation : least))
    .join(sign)
}

const boundCommand = { sum: '\\sum', product: '\\prod', integral: '\\int', limit: '\\lim' } as const

function boundText(tree: BoundNode, at: Print): string {
  const sign = boundCommand[tree.operator]
  const variable = latexName(tree.variable)
  if (tree.operator === 'integral') {
    const bounds = tree.lower && tree.upper ? `_{${at(tree.lower)}}^{${at(tree.upper)}}` : ''
    return `${glue(sign + bounds, at(tree.body, LEVEL.sum))}\\,${glue('d', variable)}`
  }
  if (tree.operator === 'limit') {
    const direction = tree.direction ? `^{${tree.direction === 'above' ? '+' : '-'}}` : ''
    const point = at(tree.lower!, direction ? LEVEL.atom : 0)
    return `${sign}_{${variable}\\to ${point}${direction}}${at(tree.body, LEVEL.product)}`
  }
  const upper = tree.upper ? `^{${at(tree.upper)}}` : ''
  return `${sign}_{${variable}=${at(tree.lower!)}}${upper}${at(tree.body, LEVEL.product)}`
}

function derivativeText(tree: DerivativeNode, at: Print): string {
  const order = tree.order > 1 ? `^{${tree.order}}` : ''
  const sign = tree.isPartial === true ? '\\partial ' : 'd'
  const above = `${sign.trim()}${order}`
  const below = `${sign}${latexName(tree.variable)}${order}`
  if (tree.body.kind === 'symbol') return `\\frac{${order === '' ? sign : above}${at(tree.body)}}{${below}}`
  return `\\frac{${above}}{${below}}${at(tree.body, LEVEL.postfix)}`
}
