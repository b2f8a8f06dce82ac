import { childrenOf } from '../../children.ts'
import type { CompileOptions } from '../../computing/compile-expression.ts'
import { constant, integer, letter, lettersOf, negate, power, substitute } from '../../computing/expression.ts'
import type { Expression } from '../../computing/expression.ts'
import { meaningOf } from '../../computing/meaning.ts'
import { cachedMeaningOf } from '../../computing/plain-meaning.ts'
import type { Sign, Tree } from '../../tree.ts'
import { areToleratedNumbers } from './closeness.ts'
import { compareExpressions } from './compare-expressions.ts'
import type { Comparison } from './compare-expressions.ts'
import { hasComplexLetters, isComplexLetter, meaningOptions, probeOptionsOf } from '../comparison-setting.ts'
import type { ComparisonOptions, Decision, Setting } from '../comparison-setting.ts'
import { hasPlusMinus, ungrouped } from '../formula.ts'
import { areTolerated } from './tolerated.ts'

/** Numbers, or formulas at every point, within the author's tolerance of each other. */
export function areTolerable(key: Tree, answer: Tree, { options, budget }: Setting): boolean {
  const tolerance = options.decimalsWithin
  if (tolerance === undefined) return false
  if (areToleratedNumbers(key, answer, tolerance, numberOptions(options))) return true
  if (hasPlusMinus(key) || hasPlusMinus(answer) || hasComplexLetters(options)) return false
  const [first, second] = [key, answer].map((tree) => meaningOf(tree, meaningOptions(options)))
  const hasLetters = [first!, second!].some((side) => lettersOf(side).size > 0)
  return hasLetters && areTolerated(first!, second!, tolerance, probeOptionsOf(options), budget)
}

const numberOptions = (options: ComparisonOptions): CompileOptions => ({
  ...meaningOptions(options),
  ...(options.realOddRoots === true ? { realOddRoots: true } : {}),
})

/** Each complex letter z as z + i·z′ with two real letters, so that sampling meets numbers off the real axis. */
const withComplexLetters = (value: Expression, isComplex: (name: string) => boolean): Expression =>
  [...lettersOf(value)].filter(isComplex).reduce(
    (replaced, name) =>
      substitute(replaced, name, {
        op: 'sum',
        terms: [letter(name), { op: 'product', factors: [constant('i'), letter(`${name}′`)] }],
      }),
    value,
  )

/**
 * Expressions; with ±, both branches. Letters link the branches, upper with upper: cos(x±y) is cos x cos y ∓ sin x sin y.
 * Numbers, and the two roots of an equation, are two values in either order.
 */
export function compareValues(key: Tree, answer: Tree, setting: Setting): Decision {
  const { options, budget } = setting
  const probing = probeOptionsOf(options)
  const isBranched = hasPlusMinus(key) || hasPlusMinus(answer)
  const meaning = (tree: Tree, branch: 'upper' | 'lower'): Expression => {
    const asked = meaningOptions(options)
    const value = isBranched ? meaningOf(tree, { ...asked, branch }) : cachedMeaningOf(tree, asked)
    return hasComplexLetters(options) ? withComplexLetters(value, (name) => isComplexLetter(name, options)) : value
  }
  const compare = (a: Expression, b: Expression): Comparison => compareExpressions(a, b, probing, budget)
  if (!isBranched) return compare(meaning(key, 'upper'), meaning(answer, 'upper'))
  const [upper, lower] = [meaning(key, 'upper'), meaning(key, 'lower')]
  const [above, below] = [meaning(answer, 'upper'), meaning(answer, 'lower')]
  const straight = both(compare(upper, above), () => compare(lower, below))
  if (straight.verdict === 'equal') return straight
  // ±√(x²) and ±x are the same two numbers at every point: opposite ones, with the same square.
  const areOpposite = isOpposite(key) && compare(above, negate(below)).verdict === 'equal'
  if (areOpposite) return compare(power(upper, integer(2)), power(above, integer(2)))
  const crossed = either(straight, () => both(compare(upper, below), () => compare(lower, above)))
  const hasLetters = [upper, lower].some((side) => lettersOf(side).size > 0)
  if (!hasLetters) return crossed
  if (!arePairsOfRoots(key))
    return crossed.verdict === 'equal'
      ? { verdict: 'undecided', rule: 'the same two values, with the signs exchanged' }
      : crossed
  // Which of two roots is the upper one may depend on a sign: √(b²−4ac)/(2a) is √((b²−4ac)/(4a²)) only where a is positive.
  return crossed.verdict === 'equal' ? crossed : areSamePair([upper, lower], [above, below], compare, crossed)
}

/** Two pairs of numbers are the same where their sums and their products are. */
function areSamePair(
  one: readonly Expression[],
  other: readonly Expression[],
  compare: (a: Expression, b: Expression) => Comparison,
  otherwise: Decision,
): Decision {
  const of = (op: 'sum' | 'product', parts: readonly Expression[]): Expression =>
    op === 'sum' ? { op, terms: [...parts] } : { op, factors: [...parts] }
  const pair = both(compare(of('sum', one), of('sum', other)), () => compare(of('product', one), of('product', other)))
  return pair.verdict === 'equal' ? pair : otherwise
}

/** Formulas without ± and without complex letters. */
export function comparePlainValues(key: Tree, answer: Tree, { options, budget }: Setting): Decision {
  const meaning = meaningOptions(options)
  const [first, second] = [cachedMeaningOf(key, meaning), cachedMeaningOf(answer, meaning)]
  return compareExpressions(first, second, probeOptionsOf(options), budget)
}

/** Every ± stands before a root, as in the solutions of a quadratic equation, which have no order. */
function arePairsOfRoots(tree: Tree): boolean {
  const isRoot = (part: Tree): boolean =>
    (part.kind === 'call' && part.name === 'sqrt') || childrenOf(part).some(isRoot)
  const isPair = (sign: Sign, value: Tree): boolean => sign === '+' || sign === '-' || isRoot(value)
  if (tree.kind === 'signed' && !isPair(tree.sign, tree.value)) return false
  if (tree.kind === 'sum' && !tree.terms.every(({ sign, value }) => isPair(sign, value))) return false
  return childrenOf(tree).every(arePairsOfRoots)
}

/** `±E` as a whole. */
function isOpposite(tree: Tree): boolean {
  const bare = ungrouped(tree)
  return bare.kind === 'signed' && (bare.sign === '±' || bare.sign === '∓') && !hasPlusMinus(bare.value)
}

function both(first: Decision, second: () => Decision): Decision {
  if (first.verdict === 'different') return first
  const next = second()
  return next.verdict === 'equal' ? first : next
}

function either(first: Decision, second: () => Decision): Decision {
  const next = second()
  return next.verdict === 'different' && first.verdict === 'undecided' ? first : next
}
