import { sameTree } from '../same-tree.ts'
import { childrenOf } from '../children.ts'
import type { Sign, Tree } from '../tree.ts'
import { EvaluationFailure, createBudget } from '../computing/budget.ts'
import type { Budget, EvaluationProblem } from '../computing/budget.ts'
import { constant, integer, letter, lettersOf, negate, power, substitute } from '../computing/expression.ts'
import type { Expression } from '../computing/expression.ts'
import { meaningOf } from '../computing/meaning.ts'
import { withFreshSteps } from '../computing/polynomials/polynomial.ts'
import type { Notation } from '../computing/notation.ts'
import type { MeaningOptions } from '../computing/meaning.ts'
import type { CompileOptions } from '../computing/compile-expression.ts'
import { areToleratedNumbers } from './closeness.ts'
import type { Tolerance } from './closeness.ts'
import { compareExpressions, isUndefinedEverywhere } from './compare-expressions.ts'
import type { Comparison } from './compare-expressions.ts'
import { hasArrays } from './arrays.ts'
import { compareArrayEquations, compareArrays } from './compare-arrays.ts'
import { compareFormulas, compareSolutionSets } from './compare-formulas.ts'
import { formulaOf, hasPlusMinus, isStatement, lettersOfFormula, membership, ungrouped } from './formula.ts'
import type { Formula } from './formula.ts'
import { openValues } from './opaque-calls.ts'
import type { LetterDomain } from './points.ts'
import { understood } from './symbols.ts'
import { areTolerated } from './tolerated.ts'
import type { Understood } from './symbols.ts'
import type { ProbeOptions, Witness } from './probe.ts'

/** What an author may say about how answers are compared. */
export interface EquivalenceOptions {
  /** Names of functions nothing is known about, such as f in f(x). */
  readonly functions?: readonly string[]
  readonly angles?: 'radians' | 'degrees'
  /** What every letter stands for. Default: any real number. */
  readonly letters?: 'real' | 'positive' | 'integer' | 'complex'
  /** Letters known to be positive, or whole numbers. */
  readonly positive?: readonly string[]
  readonly integers?: readonly string[]
  /** (−8)^(1/3) is −2 instead of the principal complex root. */
  readonly realOddRoots?: boolean
  /** Lists in any order are the same. */
  readonly listsInAnyOrder?: boolean
  /** Decimals may stand for the key's numbers within this, wherever numbers are compared. Default: they must be exact. */
  readonly decimalsWithin?: Tolerance
  readonly budget?: Budget
}

/** The author's options with what the symbols of both sides show. */
export interface ComparisonOptions extends EquivalenceOptions {
  readonly notation?: Notation
}

/** Whether two answers are the same: three-valued, with the rule that decided and, where they differ, a point that shows it. */
export interface Decision {
  readonly verdict: 'equal' | 'different' | 'undecided'
  readonly rule: string
  readonly witness?: Witness
  /** Why the answer has no value at all, such as 1/0. */
  readonly problem?: EvaluationProblem
}

/**
 * Are two answers mathematically the same? Expressions, equations and inequalities by their solutions, sets, lists, tuples,
 * matrices, intervals, propositions, and anything with ±.
 *
 * @example decideEquivalence(treeOf('(x+1)^2'), treeOf('x^2+2x+1')).verdict // 'equal'
 */
export function decideEquivalence(key: Tree, answer: Tree, options: EquivalenceOptions = {}): Decision {
  const budget = options.budget ?? createBudget()
  try {
    const known = understood(key, answer, options)
    const problem = problemWith(known.answer, known.options, budget)
    if (problem !== undefined) return { verdict: 'undecided', rule: 'the answer has no value', problem }
    const setting: Setting = { options: known.options, budget }
    return unlessLinked(
      known,
      withFreshSteps(() => compareTrees(known.key, known.answer, setting)),
    )
  } catch (error) {
    if (!(error instanceof EvaluationFailure)) throw error
    // What nobody can work out, such as a definite integral, is still the same as itself.
    if (error.problem === 'UnableToEvaluate' && sameTree(key, answer))
      return { verdict: 'equal', rule: 'same as the key' }
    return { verdict: 'undecided', rule: error.message, problem: error.problem }
  }
}

/** Where a law could relate the symbols, only sameness is certain. */
export const unlessLinked = ({ areLinked }: Understood, decision: Decision): Decision =>
  areLinked && decision.verdict === 'different'
    ? { verdict: 'undecided', rule: 'a law could relate the symbols' }
    : decision

interface Setting {
  readonly options: ComparisonOptions
  readonly budget: Budget
}

export function probeOptionsOf(options: EquivalenceOptions): ProbeOptions {
  const domains = new Map<string, Partial<LetterDomain>>()
  for (const name of options.positive ?? []) domains.set(name, { isPositive: true })
  for (const name of options.integers ?? []) domains.set(name, { ...domains.get(name), isInteger: true })
  const everyLetter: Partial<LetterDomain> =
    options.letters === 'positive' ? { isPositive: true } : options.letters === 'integer' ? { isInteger: true } : {}
  return {
    domains,
    everyLetter,
    ...(options.realOddRoots === true ? { realOddRoots: true } : {}),
    ...(options.letters === 'complex' ? { hasComplexSolutions: true } : {}),
    ...(options.decimalsWithin === undefined ? {} : { tolerance: options.decimalsWithin }),
  }
}

const meaningOptions = (options: ComparisonOptions): MeaningOptions => ({
  ...(options.functions ? { functions: options.functions } : {}),
  ...(options.angles ? { angles: options.angles } : {}),
  ...(options.notation ? { notation: options.notation } : {}),
})

/** A part of the answer that has no value whatever the letters are. */
export function problemWith(tree: Tree, options: ComparisonOptions, budget: Budget): EvaluationProblem | undefined {
  const bare = ungrouped(tree)
  switch (bare.kind) {
    case 'relation':
    case 'logic':
      return bare.operands.map((part) => problemWith(part, options, budget)).find((problem) => problem !== undefined)
    case 'set':
    case 'list':
    case 'tuple':
      return bare.items.map((part) => problemWith(part, options, budget)).find((problem) => problem !== undefined)
    case 'matrix':
    case 'interval':
    case 'set-operation':
    case 'set-builder':
    case 'word':
    case 'bound':
    case 'derivative':
    case 'quantity':
    case 'unit':
      return undefined
    default: {
      if (hasArrays(bare)) return undefined
      const meaning = meaningOf(bare, meaningOptions(options))
      return isUndefinedEverywhere(meaning, budget) ? 'DivideByZero' : undefined
    }
  }
}

const different = (rule: string): Decision => ({ verdict: 'different', rule })

function compareTrees(keyTree: Tree, answerTree: Tree, setting: Setting): Decision {
  const [key, answer] = [ungrouped(keyTree), ungrouped(answerTree)]
  const arrays = comparedAsArrays(key, answer, setting)
  if (arrays !== undefined) return arrays
  if (isStatement(key) || isStatement(answer)) return compareStatements(key, answer, setting)
  if (isRealSet(key) || isRealSet(answer)) return compareRealSets(key, answer, setting)
  switch (key.kind) {
    case 'set':
      return answer.kind === 'set' ? compareSets(key.items, answer.items, setting) : different('not a set')
    case 'list':
    case 'tuple':
      if (answer.kind !== key.kind) return different(`not a ${key.kind}`)
      return setting.options.listsInAnyOrder === true && key.kind === 'list'
        ? compareMultisets(key.items, answer.items, setting)
        : compareInOrder(key.items, answer.items, setting)
    case 'matrix':
      return answer.kind === 'matrix' ? compareMatrices(key.rows, answer.rows, setting) : different('not a matrix')
    default:
  }
  if (answer.kind === 'set' || answer.kind === 'list' || answer.kind === 'tuple' || answer.kind === 'matrix')
    return different('another kind of answer')
  const compared = compareValues(key, answer, setting)
  return compared.verdict !== 'equal' && areTolerable(key, answer, setting)
    ? { verdict: 'equal', rule: 'within the tolerance' }
    : compared
}

/** Numbers, or formulas at every point, within the author's tolerance of each other. */
function areTolerable(key: Tree, answer: Tree, { options, budget }: Setting): boolean {
  const tolerance = options.decimalsWithin
  if (tolerance === undefined) return false
  if (areToleratedNumbers(key, answer, tolerance, numberOptions(options))) return true
  if (hasPlusMinus(key) || hasPlusMinus(answer) || options.letters === 'complex') return false
  const [first, second] = [key, answer].map((tree) => meaningOf(tree, meaningOptions(options)))
  const hasLetters = [first!, second!].some((side) => lettersOf(side).size > 0)
  return hasLetters && areTolerated(first!, second!, tolerance, probeOptionsOf(options), budget)
}

/** Vectors and matrices that take part in formulas; a matrix by itself is compared as it stands. */
function comparedAsArrays(key: Tree, answer: Tree, { options, budget }: Setting): Comparison | undefined {
  const isPlain = (tree: Tree): boolean => tree.kind === 'matrix' || !hasArrays(tree)
  if (isPlain(key) && isPlain(answer)) return undefined
  const setting = { meaning: meaningOptions(options), probing: probeOptionsOf(options), budget }
  if (isStatement(key) !== isStatement(answer)) return undefined
  if (isStatement(key)) return compareArrayEquations(key, answer, setting)
  const areSingle = [key, answer].every(({ kind }) => kind !== 'list' && kind !== 'set' && kind !== 'tuple')
  return areSingle ? compareArrays(key, answer, setting) : undefined
}

const numberOptions = (options: ComparisonOptions): CompileOptions => ({
  ...meaningOptions(options),
  ...(options.realOddRoots === true ? { realOddRoots: true } : {}),
})

/** Every letter z as z + i·z′ with two real letters, so that sampling meets numbers off the real axis. */
const withComplexLetters = (value: Expression): Expression =>
  [...lettersOf(value)].reduce(
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
function compareValues(key: Tree, answer: Tree, setting: Setting): Decision {
  const { options, budget } = setting
  const probing = probeOptionsOf(options)
  const meaning = (tree: Tree, branch: 'upper' | 'lower'): Expression => {
    const value = meaningOf(tree, { ...meaningOptions(options), branch })
    return options.letters === 'complex' ? withComplexLetters(value) : value
  }
  const compare = (a: Expression, b: Expression): Comparison => compareExpressions(a, b, probing, budget)
  if (!hasPlusMinus(key) && !hasPlusMinus(answer)) return compare(meaning(key, 'upper'), meaning(answer, 'upper'))
  const [upper, lower] = [meaning(key, 'upper'), meaning(key, 'lower')]
  const [above, below] = [meaning(answer, 'upper'), meaning(answer, 'lower')]
  const straight = both(compare(upper, above), () => compare(lower, below))
  if (straight.verdict === 'equal') return straight
  // ±√(x²) and ±x are the same two numbers at every point: opposite ones, with the same square.
  const areOpposite = isOpposite(key) && compare(above, negate(below)).verdict === 'equal'
  if (areOpposite) return compare(power(upper, integer(2)), power(above, integer(2)))
  const crossed = either(straight, () => both(compare(upper, below), () => compare(lower, above)))
  const hasLetters = [upper, lower].some((side) => lettersOf(side).size > 0)
  return crossed.verdict === 'equal' && hasLetters && !arePairsOfRoots(key)
    ? { verdict: 'undecided', rule: 'the same two values, with the signs exchanged' }
    : crossed
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

function compareStatements(key: Tree, answer: Tree, setting: Setting): Decision {
  const { options, budget } = setting
  if (isNothing(key) || isNothing(answer)) return compareWithEmptySet(key, answer, setting)
  const isLogicOfLetters = (tree: Tree): boolean => isStatement(tree) || tree.kind === 'symbol'
  if (!isLogicOfLetters(key) || !isLogicOfLetters(answer))
    return different('one is an equation or inequality, the other is not')
  const [first, second] = [formulaOf(key, meaningOptions(options)), formulaOf(answer, meaningOptions(options))]
  const compared = compareFormulas(first, second, probeOptionsOf(options), budget)
  return compared.verdict === 'different' && areOpenlyLinked(first, second)
    ? { verdict: 'undecided', rule: 'the same function at other arguments' }
    : compared
}

/** f(x+1) = 2f(x) for every x says the same as f(x+2) = 2f(x+1). */
function areOpenlyLinked(key: Formula, answer: Formula): boolean {
  const [values, others] = [key, answer].map((formula) => openValues(lettersOfFormula(formula)))
  const functions = (names: readonly string[]): string[] => names.map((name) => name.slice(0, name.search(/['(]/)))
  const isShared =
    functions(values!).some((name) => [...functions(others!), ...lettersOfFormula(answer)].includes(name)) ||
    functions(others!).some((name) => lettersOfFormula(key).includes(name))
  return isShared && (values!.length !== others!.length || values!.some((name) => !others!.includes(name)))
}

const isNothing = (tree: Tree): boolean =>
  (tree.kind === 'word' && tree.word === 'empty-set') || (tree.kind === 'set' && tree.items.length === 0)

/** "No solution" given as ∅ is the same as an equation that never holds. */
function compareWithEmptySet(key: Tree, answer: Tree, setting: Setting): Decision {
  const statement = isNothing(key) ? answer : key
  if (isNothing(statement)) return { verdict: 'equal', rule: 'both empty' }
  if (!isStatement(statement)) return different('another kind of answer')
  const formula = formulaOf(statement, meaningOptions(setting.options))
  return compareFormulas(formula, { kind: 'truth', isTrue: false }, probeOptionsOf(setting.options), setting.budget)
}

const isRealSet = (tree: Tree): boolean =>
  tree.kind === 'interval' ||
  tree.kind === 'set-operation' ||
  tree.kind === 'set-builder' ||
  (tree.kind === 'word' && (tree.word === 'reals' || tree.word === 'empty-set'))

/** Intervals, unions and ℝ as sets of numbers on the line. */
function compareRealSets(key: Tree, answer: Tree, setting: Setting): Decision {
  const isSet = (tree: Tree): boolean =>
    isRealSet(tree) ||
    tree.kind === 'set' ||
    ((tree.kind === 'tuple' || tree.kind === 'list') && tree.items.length === 2)
  if (!isSet(key) || !isSet(answer)) return different('another kind of answer')
  // A point of two numbers is no interval, and ∞ belongs to none.
  if (key.kind === 'tuple' && answer.kind === 'interval') return different('a point is no interval')
  if (isClosedAtInfinity(answer) && !isClosedAtInfinity(key)) return different('infinity does not belong to it')
  const element = letter(' element')
  const options = meaningOptions(setting.options)
  const [first, second] = [membership(element, key, options), membership(element, answer, options)]
  return compareSolutionSets(first, second, probeOptionsOf(setting.options), setting.budget)
}

const isInfinite = (tree: Tree): boolean => {
  const bare = ungrouped(tree)
  if (bare.kind === 'signed') return isInfinite(bare.value)
  return bare.kind === 'constant' && bare.name === 'infinity'
}

/** `[0,∞]`: an end that no real interval has. */
function isClosedAtInfinity(tree: Tree): boolean {
  if (tree.kind === 'set-operation') return tree.operands.some((part) => isClosedAtInfinity(ungrouped(part)))
  if (tree.kind !== 'interval') return false
  return (tree.isLowerClosed && isInfinite(tree.lower)) || (tree.isUpperClosed && isInfinite(tree.upper))
}

function compareInOrder(key: readonly Tree[], answer: readonly Tree[], setting: Setting): Decision {
  if (key.length !== answer.length) return different('number of entries')
  let isUndecided = false
  for (const [at, entry] of key.entries()) {
    const decision = compareTrees(entry, answer[at]!, setting)
    if (decision.verdict === 'different') return { ...decision, rule: `entry ${at + 1}: ${decision.rule}` }
    if (decision.verdict === 'undecided') isUndecided = true
  }
  return isUndecided
    ? { verdict: 'undecided', rule: 'an entry could not be decided' }
    : { verdict: 'equal', rule: 'entry by entry' }
}

function compareMatrices(
  key: readonly (readonly Tree[])[],
  answer: readonly (readonly Tree[])[],
  setting: Setting,
): Decision {
  if (key.length !== answer.length || key.some((row, at) => row.length !== answer[at]!.length))
    return different('size of the matrix')
  return compareInOrder(key.flat(), answer.flat(), setting)
}

/** One element of a set: an entry with ± stands for two. */
interface Element {
  readonly tree: Tree
  readonly branch: 'upper' | 'lower'
  readonly isOneOfTwo: boolean
}

const elementsOf = (entries: readonly Tree[]): Element[] =>
  entries.flatMap((tree): Element[] =>
    hasPlusMinus(tree) && !isStatement(tree)
      ? [
          { tree, branch: 'upper', isOneOfTwo: true },
          { tree, branch: 'lower', isOneOfTwo: true },
        ]
      : [{ tree, branch: 'upper', isOneOfTwo: false }],
  )

function compareElements(key: Element, answer: Element, setting: Setting): Decision {
  if (!key.isOneOfTwo && !answer.isOneOfTwo) return compareTrees(key.tree, answer.tree, setting)
  const { options, budget } = setting
  const [first, second] = [key, answer].map(({ tree, branch }) =>
    meaningOf(tree, { ...meaningOptions(options), branch }),
  )
  return compareExpressions(first!, second!, probeOptionsOf(options), budget)
}

/** As sets: every entry of one is found in the other, however often it is written. */
function compareSets(keyEntries: readonly Tree[], answerEntries: readonly Tree[], setting: Setting): Decision {
  const [key, answer] = [elementsOf(keyEntries), elementsOf(answerEntries)]
  let isUndecided = false
  const isFound = (entry: Element, others: readonly Element[]): boolean => {
    const verdicts = others.map((other) => compareElements(entry, other, setting).verdict)
    if (verdicts.includes('equal')) return true
    if (verdicts.includes('undecided')) isUndecided = true
    return false
  }
  const isSame = key.every((entry) => isFound(entry, answer)) && answer.every((entry) => isFound(entry, key))
  if (isSame) return { verdict: 'equal', rule: 'same elements' }
  return isUndecided ? { verdict: 'undecided', rule: 'an element could not be decided' } : different('elements')
}

/** In any order, repeated entries counted. */
function compareMultisets(key: readonly Tree[], answer: readonly Tree[], setting: Setting): Decision {
  if (key.length !== answer.length) return different('number of entries')
  const left = [...answer]
  let isUndecided = false
  for (const entry of key) {
    const at = left.findIndex((other) => {
      const verdict = compareTrees(entry, other, setting).verdict
      if (verdict === 'undecided') isUndecided = true
      return verdict === 'equal'
    })
    if (at < 0)
      return isUndecided ? { verdict: 'undecided', rule: 'an entry could not be decided' } : different('entries')
    left.splice(at, 1)
  }
  return { verdict: 'equal', rule: 'same entries' }
}
