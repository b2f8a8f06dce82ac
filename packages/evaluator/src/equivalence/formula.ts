import type { RelationOperator, SetOperationNode, Tree } from '../tree.ts'
import { EvaluationFailure } from '../computing/budget.ts'
import type { Expression } from '../computing/expression.ts'
import { contains, substitute, subtract } from '../computing/expression.ts'
import { meaningOf } from '../computing/meaning.ts'
import type { MeaningOptions } from '../computing/meaning.ts'
import { withOpaqueCalls } from './expressions/opaque-calls.ts'

export type Comparator = '=' | '≠' | '<' | '≤' | '>' | '≥'

/** Statements about numbers, joined by logic. Chains, `±` and the rarer connectives are already taken apart. */
export type Formula =
  | { readonly kind: 'truth'; readonly isTrue: boolean }
  | { readonly kind: 'statement'; readonly name: string }
  | Atom
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Formula[] }
  /** Both hold or neither does. Written with “and” and “or”, each would stand twice, and doubly so in each other. */
  | { readonly kind: 'same'; readonly parts: readonly [Formula, Formula] }
  | { readonly kind: 'not'; readonly part: Formula }

/** One comparison of two numbers. */
export interface Atom {
  readonly kind: 'atom'
  readonly comparator: Comparator
  readonly left: Expression
  readonly right: Expression
}

const TRUE: Formula = { kind: 'truth', isTrue: true }
const FALSE: Formula = { kind: 'truth', isTrue: false }

export const and = (parts: readonly Formula[]): Formula =>
  parts.length === 1 ? parts[0]! : parts.length === 0 ? TRUE : { kind: 'and', parts }
export const or = (parts: readonly Formula[]): Formula =>
  parts.length === 1 ? parts[0]! : parts.length === 0 ? FALSE : { kind: 'or', parts }
export const not = (part: Formula): Formula => ({ kind: 'not', part })
export const same = (one: Formula, other: Formula): Formula => ({ kind: 'same', parts: [one, other] })

/** Left side minus right side, whose sign the atom is about. */
export const residualOf = (atom: Atom): Expression => subtract(atom.left, atom.right)

/** What both sides are added up from. Each must be real: √x = √y and ln x > ln y say nothing about negative numbers. */
export const termsOf = ({ left, right }: Atom): readonly Expression[] =>
  [left, right].flatMap((side) => (side.op === 'sum' ? side.terms : [side]))

export const ungrouped = (tree: Tree): Tree => (tree.kind === 'group' ? ungrouped(tree.inner) : tree)

/** Relations, logic, truth values: trees that say something instead of having a value. */
export function isStatement(tree: Tree): boolean {
  const bare = ungrouped(tree)
  return (
    bare.kind === 'relation' ||
    bare.kind === 'logic' ||
    (bare.kind === 'word' && (bare.word === 'true' || bare.word === 'false'))
  )
}

/** Whether `±` or `∓` occurs anywhere. */
export function hasPlusMinus(tree: Tree): boolean {
  switch (tree.kind) {
    case 'signed':
      return tree.sign === '±' || tree.sign === '∓' || hasPlusMinus(tree.value)
    case 'sum':
      return tree.terms.some((term) => term.sign === '±' || term.sign === '∓' || hasPlusMinus(term.value))
    case 'group':
      return hasPlusMinus(tree.inner)
    case 'product':
      return tree.factors.some(hasPlusMinus)
    case 'quotient':
      return hasPlusMinus(tree.numerator) || hasPlusMinus(tree.denominator)
    case 'power':
      return hasPlusMinus(tree.base) || hasPlusMinus(tree.exponent)
    case 'call':
      return tree.args.some(hasPlusMinus)
    case 'relation':
      return tree.operands.some(hasPlusMinus)
    default:
      return false
  }
}

/** Reads off what a relation or a logical combination says. */
export function formulaOf(tree: Tree, options: MeaningOptions): Formula {
  const bare = ungrouped(tree)
  switch (bare.kind) {
    case 'word':
      if (bare.word === 'true') return TRUE
      if (bare.word === 'false' || bare.word === 'empty-set') return FALSE
      throw new EvaluationFailure('UnableToEvaluate', bare.word)
    case 'symbol':
      return { kind: 'statement', name: bare.name }
    case 'logic':
      return logicFormula(bare, options)
    case 'relation':
      return relationFormula(bare, options)
    default:
      throw new EvaluationFailure('UnableToEvaluate', bare.kind)
  }
}

function logicFormula(tree: Extract<Tree, { kind: 'logic' }>, options: MeaningOptions): Formula {
  const parts = tree.operands.map((operand) => formulaOf(operand, options))
  const [first, second] = [parts[0]!, parts[1] ?? FALSE]
  switch (tree.operator) {
    case 'and':
      return and(parts)
    case 'or':
      return or(parts)
    case 'not':
      return not(first)
    case 'implies':
      return or([not(first), second])
    case 'iff':
      return same(first, second)
    case 'xor':
      return not(same(first, second))
    case 'nand':
      return not(and(parts))
    case 'nor':
      return not(or(parts))
  }
}

const COMPARATORS = new Set<RelationOperator>(['=', '≠', '<', '≤', '>', '≥'])

function relationFormula(tree: Extract<Tree, { kind: 'relation' }>, options: MeaningOptions): Formula {
  if (tree.operands.some((operand) => isStatement(operand))) return equivalenceFormula(tree, options)
  const branch = (side: 'upper' | 'lower'): Formula =>
    and(
      tree.operators.map((operator, at) =>
        atomOf(operator, tree.operands[at]!, tree.operands[at + 1]!, { ...options, branch: side }),
      ),
    )
  if (!hasPlusMinus(tree)) return branch('upper')
  // x = ±1 is one of the two, x ≠ ±1 is neither.
  const joined = tree.operators.every((operator) => operator === '≠') ? and : or
  return joined([branch('upper'), branch('lower')])
}

/** C = (A and B): the two say the same. */
function equivalenceFormula(tree: Extract<Tree, { kind: 'relation' }>, options: MeaningOptions): Formula {
  if (tree.operators.length !== 1 || tree.operators[0] !== '=')
    throw new EvaluationFailure('UnableToEvaluate', 'relation of relations')
  return same(formulaOf(tree.operands[0]!, options), formulaOf(tree.operands[1]!, options))
}

function atomOf(operator: RelationOperator, left: Tree, right: Tree, options: MeaningOptions): Formula {
  if (operator === '∈' || operator === '∉') {
    const inside = membership(meaningOf(left, options), right, options)
    return operator === '∈' ? inside : not(inside)
  }
  if (!COMPARATORS.has(operator)) throw new EvaluationFailure('UnableToEvaluate', operator)
  return compareAtom({
    kind: 'atom',
    comparator: operator as Comparator,
    left: withOpaqueCalls(meaningOf(left, options)),
    right: withOpaqueCalls(meaningOf(right, options)),
  })
}

const isInfinite = (a: Expression): number | undefined => {
  if (a.op === 'constant' && a.name === 'infinity') return 1
  if (a.op !== 'product' || !contains(a, (part) => part.op === 'constant' && part.name === 'infinity')) return undefined
  return a.factors.length === 2 && a.factors[0]!.op === 'number' && isInfinite(a.factors[1]!) === 1
    ? a.factors[0]!.value.numerator < 0n
      ? -1
      : 1
    : undefined
}

/** Comparing with ±∞ is always true or always false. */
function compareAtom(atom: Atom): Formula {
  const [left, right] = [isInfinite(atom.left), isInfinite(atom.right)]
  if (left === undefined && right === undefined) return atom
  const difference = (left ?? 0) - (right ?? 0)
  if (left !== undefined && right !== undefined && difference === 0)
    return atom.comparator === '=' || atom.comparator === '≤' || atom.comparator === '≥' ? TRUE : FALSE
  return holds(atom.comparator, Math.sign(difference)) ? TRUE : FALSE
}

/** Does a number of the given sign compare so with zero? */
export function holds(comparator: Comparator, sign: number): boolean {
  switch (comparator) {
    case '=':
      return sign === 0
    case '≠':
      return sign !== 0
    case '<':
      return sign < 0
    case '≤':
      return sign <= 0
    case '>':
      return sign > 0
    case '≥':
      return sign >= 0
  }
}

/** What is in the first and not in the others. */
const without = ([first, ...others]: readonly Formula[]): Formula => and([first!, ...others.map(not)])

/** When something is in a set that is made of others, by when it is in these. */
export function joinedBy(operator: SetOperationNode['operator'], parts: readonly Formula[]): Formula {
  switch (operator) {
    case 'union':
      return or(parts)
    case 'intersection':
      return and(parts)
    case 'difference':
      return without(parts)
    case 'symmetric-difference':
      return parts.reduce((one, other) => not(same(one, other)))
  }
}

/** Is the value in a set of real numbers: an interval, a union, listed numbers, ℝ? */
export function membership(value: Expression, tree: Tree, options: MeaningOptions): Formula {
  const bare = ungrouped(tree)
  const atom = (comparator: Comparator, other: Tree, within = options): Formula =>
    compareAtom({ kind: 'atom', comparator, left: value, right: meaningOf(other, within) })
  switch (bare.kind) {
    case 'interval':
      return and([atom(bare.isLowerClosed ? '≥' : '>', bare.lower), atom(bare.isUpperClosed ? '≤' : '<', bare.upper)])
    case 'tuple':
    case 'list': {
      if (bare.items.length !== 2) throw new EvaluationFailure('UnableToEvaluate', bare.kind)
      const isClosed = bare.kind === 'list'
      return and([atom(isClosed ? '≥' : '>', bare.items[0]!), atom(isClosed ? '≤' : '<', bare.items[1]!)])
    }
    case 'set':
      return or(
        bare.items.flatMap((item) =>
          hasPlusMinus(item)
            ? (['upper', 'lower'] as const).map((branch) => atom('=', item, { ...options, branch }))
            : atom('=', item),
        ),
      )
    case 'set-operation': {
      const parts = bare.operands.map((operand) => membership(value, operand, options))
      return joinedBy(bare.operator, parts)
    }
    case 'set-builder': {
      const { name, range } = elementOf(bare.variable)
      if (name.kind !== 'symbol' || value.op !== 'letter') throw new EvaluationFailure('UnableToEvaluate', bare.kind)
      const condition = renameIn(formulaOf(bare.condition, options), name.name, value)
      return range === undefined ? condition : and([membership(value, range, options), condition])
    }
    case 'word':
      if (bare.word === 'reals') return TRUE
      if (bare.word === 'empty-set') return FALSE
      throw new EvaluationFailure('UnableToEvaluate', bare.word)
    case 'relation':
    case 'logic':
      return formulaOf(bare, options)
    default:
      throw new EvaluationFailure('UnableToEvaluate', bare.kind)
  }
}

/** The letter of a set described, and the set that it ranges over: `x` or `x\in\mathbb{R}` before the bar. */
function elementOf(variable: Tree): { name: Tree; range?: Tree } {
  const bare = ungrouped(variable)
  return bare.kind === 'relation' && bare.operators.length === 1 && bare.operators[0] === '∈'
    ? { name: ungrouped(bare.operands[0]!), range: bare.operands[1]! }
    : { name: bare }
}

function renameIn(formula: Formula, name: string, value: Expression): Formula {
  const rename = (a: Expression): Expression => substitute(a, name, value)
  switch (formula.kind) {
    case 'atom':
      return { ...formula, left: rename(formula.left), right: rename(formula.right) }
    case 'and':
    case 'or':
      return { kind: formula.kind, parts: formula.parts.map((part) => renameIn(part, name, value)) }
    case 'same':
      return same(renameIn(formula.parts[0], name, value), renameIn(formula.parts[1], name, value))
    case 'not':
      return not(renameIn(formula.part, name, value))
    case 'truth':
    case 'statement':
      return formula
  }
}
