import { somePart } from '../children.ts'
import { sameTree } from '../same-tree.ts'
import type { Tree } from '../tree.ts'
import { EvaluationFailure, createBudget } from '../computing/budget.ts'
import type { Budget, EvaluationProblem } from '../computing/budget.ts'
import { letter } from '../computing/expression.ts'
import { meaningOf } from '../computing/meaning.ts'
import { withFreshSteps } from '../computing/polynomials/polynomial.ts'
import { compareExpressions, isUndefinedEverywhere } from './expressions/compare-expressions.ts'
import type { Comparison } from './expressions/compare-expressions.ts'
import { hasArrays } from './arrays.ts'
import { compareArrayEquations, compareArrays } from './compare-arrays.ts'
import { areTolerable, compareValues } from './expressions/compare-values.ts'
import { different, meaningOptions, probeOptionsOf } from './comparison-setting.ts'
import type { ComparisonOptions, Decision, EquivalenceOptions, Setting } from './comparison-setting.ts'
import { compareFormulas, compareSolutionSets } from './compare-formulas.ts'
import { formulaOf, hasPlusMinus, isStatement, lettersOfFormula, membership, ungrouped } from './formula.ts'
import type { Formula } from './formula.ts'
import { compareMatrixEquations } from './matrices/compare-matrix-equations.ts'
import { compareMatrixLetters } from './matrices/compare-matrix-letters.ts'
import type { MatrixSetting } from './matrices/compare-matrix-letters.ts'
import { hasMatrixLetters } from './matrices/matrix-letters.ts'
import { openValues } from './expressions/opaque-calls.ts'
import { understood } from './symbols.ts'
import type { Understood } from './symbols.ts'

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
    const compared = (options: ComparisonOptions): Decision =>
      withFreshSteps(() => compareTrees(known.key, known.answer, { options, budget }))
    return unlessIndependent(unlessLinked(known, compared(known.options)), known.options, compared)
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

/** E[XY] is E[X]E[Y] where X and Y are independent, which nobody has said or denied. */
function unlessIndependent(
  decision: Decision,
  options: ComparisonOptions,
  compared: (options: ComparisonOptions) => Decision,
): Decision {
  const { notation } = options
  const random = notation?.random
  if (decision.verdict !== 'different' || notation === undefined || random === undefined || random.names.size < 2)
    return decision
  const independent = { ...options, notation: { ...notation, random: { ...random, areIndependent: true } } }
  return compared(independent).verdict === 'different'
    ? decision
    : { verdict: 'undecided', rule: 'the same where the random variables are independent' }
}

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
      if (!somePart(bare, mayLackValue)) return undefined
      if (hasArrays(bare) || hasMatrixLetters(bare, options.kinds)) return undefined
      const meaning = meaningOf(bare, meaningOptions(options))
      return isUndefinedEverywhere(meaning, budget) ? 'DivideByZero' : undefined
    }
  }
}

/** Whether a part may be the reason that a formula has no value: sums, products and whole powers of letters never are. */
function mayLackValue(part: Tree): boolean {
  switch (part.kind) {
    case 'number':
    case 'symbol':
    case 'constant':
    case 'group':
    case 'sum':
    case 'signed':
    case 'product':
    case 'percent':
      return false
    case 'power': {
      const [base, exponent] = [ungrouped(part.base), ungrouped(part.exponent)]
      return base.kind !== 'symbol' && !(exponent.kind === 'number' && exponent.value.numerator > 0n)
    }
    default:
      return true
  }
}

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

/** Vectors and matrices that take part in formulas; a matrix by itself is compared as it stands. */
function comparedAsArrays(key: Tree, answer: Tree, { options, budget }: Setting): Comparison | undefined {
  const { kinds } = options
  if (kinds !== undefined && (hasMatrixLetters(key, kinds) || hasMatrixLetters(answer, kinds)))
    return comparedAsMatrices(key, answer, { kinds, meaning: meaningOptions(options), budget })
  const isPlain = (tree: Tree): boolean => tree.kind === 'matrix' || !hasArrays(tree)
  if (isPlain(key) && isPlain(answer)) return undefined
  const setting = { meaning: meaningOptions(options), probing: probeOptionsOf(options), budget }
  if (isStatement(key) !== isStatement(answer)) return undefined
  if (isStatement(key)) return compareArrayEquations(key, answer, setting)
  return isCollection(key) || isCollection(answer) ? undefined : compareArrays(key, answer, setting)
}

const isCollection = ({ kind }: Tree): boolean => kind === 'list' || kind === 'set' || kind === 'tuple'

/** Formulas in which letters stand for matrices; lists of them are taken apart first. */
function comparedAsMatrices(key: Tree, answer: Tree, setting: MatrixSetting): Comparison | undefined {
  if (isCollection(key) || isCollection(answer)) return undefined
  if (isStatement(key) !== isStatement(answer)) return different('one is an equation, the other is not')
  return isStatement(key) ? compareMatrixEquations(key, answer, setting) : compareMatrixLetters(key, answer, setting)
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
