import { isStarred } from '../accents.ts'
import { somePart } from '../children.ts'
import { sameTree } from '../same-tree.ts'
import type { RelationOperator, Tree } from '../tree.ts'
import { EvaluationFailure, createBudget } from '../computing/budget.ts'
import type { Budget, EvaluationProblem } from '../computing/budget.ts'
import { cachedMeaningOf } from '../computing/plain-meaning.ts'
import { withFreshSteps } from '../computing/polynomials/polynomial.ts'
import { isUndefinedEverywhere } from './expressions/compare-expressions.ts'
import type { Comparison } from './expressions/compare-expressions.ts'
import { hasArrays } from './vectors/arrays.ts'
import { compareArrayEquations, compareArrays } from './vectors/compare-arrays.ts'
import { inOneNotation } from './vectors/vector-tree.ts'
import { areTolerable, comparePlainValues, compareValues } from './expressions/compare-values.ts'
import { different, meaningOptions, probeOptionsOf } from './comparison-setting.ts'
import type { ComparisonOptions, Decision, EquivalenceOptions, Setting } from './comparison-setting.ts'
import { compareBothSigns } from './collections/compare-both-signs.ts'
import { compareInOrder, compareMatrices, compareMultisets, compareSets } from './collections/compare-collections.ts'
import type { CollectionSetting } from './collections/compare-collections.ts'
import { compareRealSets, isRealSet } from './collections/compare-real-sets.ts'
import { compareCongruences } from './congruences/compare-congruences.ts'
import { compareStatements } from './compare-statements.ts'
import { compareLetterSets } from './events/compare-letter-sets.ts'
import { compareProbabilities } from './events/compare-probabilities.ts'
import { compareSwitching } from './events/compare-switching.ts'
import { isStatement, ungrouped } from './formula.ts'
import { compareMatrixEquations } from './matrices/compare-matrix-equations.ts'
import { compareMatrixLetters } from './matrices/compare-matrix-letters.ts'
import type { MatrixSetting } from './matrices/compare-matrix-letters.ts'
import { unlessMatrices } from './matrices/matrices-perhaps.ts'
import { hasMatrixLetters } from './matrices/matrix-letters.ts'
import { compareNotations } from './notations/compare-notations.ts'
import { losesBars } from './notations/bars.ts'
import { losesStar } from './notations/convolutions.ts'
import { comparePieces } from './pieces/compare-pieces.ts'
import { isPlainFormula } from './plain-formula.ts'
import { unlessApplied, unlessOfFunctions } from './symbols/applied.ts'
import { compareClaims, unlessPairs } from './symbols/claims.ts'
import { withValuesPutIn } from './symbols/evaluations.ts'
import { compareListings } from './symbols/listings.ts'
import { endsOfEmptySums } from './symbols/empty-sums.ts'
import { unlessByConvention } from './symbols/other-conventions.ts'
import { variablesIn } from '../validation/symbols.ts'
import { unlessMeantOtherwise, unlessSignsMeanMore } from './symbols/other-meanings.ts'
import { SIGNS, signsIn } from './symbols/signs.ts'
import { understood } from './symbols/understood.ts'
import type { Understood } from './symbols/understood.ts'

/**
 * Are two answers mathematically the same? Expressions, equations and inequalities by their solutions, sets, lists, tuples,
 * matrices, intervals, propositions, and anything with ±.
 *
 * @example decideEquivalence(treeOf('(x+1)^2'), treeOf('x^2+2x+1')).verdict // 'equal'
 */
export function decideEquivalence(key: Tree, answer: Tree, options: EquivalenceOptions = {}): Decision {
  const decision = unlessMatrices(key, answer, options, { decision: decide(key, answer, options), decide })
  if (decision.verdict !== 'equal') {
    const other = unlessOfFunctions(key, answer, options, { decision, decide })
    return unlessByConvention(key, answer, options, { decision: other, decide })
  }
  if (losesStar(key, answer)) return { verdict: 'undecided', rule: 'the same where a star multiplies' }
  if (losesBars(key, answer)) return { verdict: 'undecided', rule: 'the same where a complex letter is real' }
  const applied = unlessApplied(key, answer, options, { decision, decide })
  return unlessPairs(key, answer, applied)
}

function decide(key: Tree, answer: Tree, options: EquivalenceOptions): Decision {
  const budget = options.budget ?? createBudget()
  try {
    if (arePlain(key, answer, options)) return comparePlain(key, answer, { options, budget })
    const signs = signsIn(key) | signsIn(answer)
    if ((signs & SIGNS.evaluation) !== 0) {
      const [first, second] = [withValuesPutIn(key), withValuesPutIn(answer)]
      if ((signsIn(first) | signsIn(second)) !== signs) return decide(first, second, options)
    }
    const byNotation = (signs & SIGNS.notation) === 0 ? undefined : compareNotations(key, answer, options, decide)
    if (byNotation !== undefined) return byNotation
    if ((signs & SIGNS.claim) !== 0) return compareClaims(key, answer, options, decide)
    const byWords = (signs & SIGNS.logic) === 0 ? undefined : compareListings(key, answer, options, decide)
    if (byWords !== undefined) return byWords
    const byEvents = comparedAsEvents(key, answer, signs, { ...options, budget })
    if (byEvents !== undefined) return byEvents
    const byRemainders = compareCongruences(key, answer, budget)
    if (byRemainders !== undefined) return byRemainders
    const byPieces = comparePieces(key, answer, { ...options, budget }, decideEquivalence)
    if (byPieces !== undefined) return byPieces
    const known = understood(...inOneNotation(key, answer), options)
    const problem = problemWith(known.answer, known.options, budget)
    if (problem !== undefined) return { verdict: 'undecided', rule: 'the answer has no value', problem }
    const compared = (options: ComparisonOptions): Decision =>
      withFreshSteps(() => compareTrees(known.key, known.answer, { options, budget }))
    const usual = unlessIndependent(unlessLinked(known, compared(known.options)), known.options, compared)
    const decision = (signs & SIGNS.loop) === 0 ? usual : unlessEmpty(usual, known, compared)
    if (decision.verdict === 'different' && (signs & SIGNS.star) !== 0 && !haveSameStars(key, answer))
      return { verdict: 'undecided', rule: 'a star may conjugate' }
    if (decision.verdict === 'equal' && (signs & (SIGNS.moment | SIGNS.part | SIGNS.order)) !== 0)
      return unlessMeantOtherwise(key, answer, options, { decision, decide })
    return decision.verdict === 'different' && (signs & (SIGNS.bar | SIGNS.moment)) !== 0
      ? unlessSignsMeanMore(key, answer, options, { decision, decide: decideEquivalence })
      : decision
  } catch (error) {
    if (!(error instanceof EvaluationFailure)) throw error
    // What nobody can work out, such as a definite integral, is still the same as itself.
    if (error.problem === 'UnableToEvaluate' && sameTree(withSubsets(key), withSubsets(answer)))
      return { verdict: 'equal', rule: 'same as the key' }
    return { verdict: 'undecided', rule: error.message, problem: error.problem }
  }
}

const subsets: Readonly<Partial<Record<RelationOperator, RelationOperator>>> = { '⊃': '⊂', '⊇': '⊆' }

/** `A\supseteq B` says `B\subseteq A`, also in a chain. */
function withSubsets(tree: Tree): Tree {
  const bare = ungrouped(tree)
  if (bare.kind !== 'relation') return tree
  const operators = bare.operators.map((operator) => subsets[operator])
  if (!operators.every((operator) => operator !== undefined)) return tree
  return { ...bare, operators: operators.toReversed(), operands: bare.operands.toReversed() }
}

/** x* may be a letter of its own, the best x, or the conjugate of x: without the same stars, x̄ or |x| may be meant. */
function haveSameStars(key: Tree, answer: Tree): boolean {
  const [one, other] = [key, answer].map((tree) => [...variablesIn(tree)].filter(isStarred))
  return one!.length === other!.length && one!.every((name) => other!.includes(name))
}

/** Sets and events that letters stand for, and their probabilities, where signs of such are seen. */
function comparedAsEvents(key: Tree, answer: Tree, signs: number, options: EquivalenceOptions): Decision | undefined {
  const asSets = (signs & SIGNS.set) === 0 ? undefined : compareLetterSets(key, answer)
  const asLogic = asSets ?? ((signs & SIGNS.logic) === 0 ? undefined : compareSwitching(key, answer))
  if (asLogic !== undefined || (signs & SIGNS.probability) === 0) return asLogic
  return compareProbabilities(key, answer, options, decideEquivalence)
}

/** Formulas without a symbol that has to be understood first, as nearly all are. */
const arePlain = (key: Tree, answer: Tree, { kinds, letters }: EquivalenceOptions): boolean =>
  kinds === undefined && letters !== 'complex' && isPlainFormula(answer) && isPlainFormula(key)

/** The same as the long way, with everything left out that plain formulas do not have. */
function comparePlain(key: Tree, answer: Tree, setting: Setting): Decision {
  const { options, budget } = setting
  if (somePart(answer, mayLackValue)) {
    const meaning = cachedMeaningOf(ungrouped(answer), meaningOptions(options))
    if (isUndefinedEverywhere(meaning, budget))
      return { verdict: 'undecided', rule: 'the answer has no value', problem: 'DivideByZero' }
  }
  return withFreshSteps(() => {
    const [bareKey, bareAnswer] = [ungrouped(key), ungrouped(answer)]
    const compared = comparePlainValues(bareKey, bareAnswer, setting)
    return compared.verdict !== 'equal' && areTolerable(bareKey, bareAnswer, setting)
      ? { verdict: 'equal', rule: 'within the tolerance' }
      : compared
  })
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

/** Formulas that differ only where a sum has nothing to add are the same for whoever means that there is something. */
function unlessEmpty(
  decision: Decision,
  { key, answer, options }: Understood,
  compared: (options: ComparisonOptions) => Decision,
): Decision {
  if (decision.verdict !== 'different' || decision.witness === undefined) return decision
  const ends = endsOfEmptySums([key, answer], decision.witness)
  if (ends.length === 0) return decision
  return compared({ ...options, positive: [...(options.positive ?? []), ...ends] })
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
      const meaning = cachedMeaningOf(bare, meaningOptions(options))
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
      const isNeverZero = base.kind === 'symbol' || (base.kind === 'constant' && base.name !== 'infinity')
      return !isNeverZero && !(exponent.kind === 'number' && exponent.value.numerator > 0n)
    }
    default:
      return true
  }
}

function compareTrees(keyTree: Tree, answerTree: Tree, setting: Setting): Decision {
  const [key, answer] = [ungrouped(keyTree), ungrouped(answerTree)]
  const arrays = comparedAsArrays(key, answer, setting)
  if (arrays !== undefined) return arrays
  const byEntries = { ...setting, compare: (one: Tree, other: Tree) => compareTrees(one, other, setting) }
  const byBothSigns = compareBothSigns(key, answer, byEntries)
  if (byBothSigns !== undefined) return byBothSigns
  if (isStatement(key) || isStatement(answer)) return compareStatements(key, answer, setting)
  if (isRealSet(key) || isRealSet(answer)) return compareRealSets(key, answer, setting)
  const collections = isCollection(key) || key.kind === 'matrix' ? comparedByEntries(key, answer, byEntries) : undefined
  if (collections !== undefined) return collections
  if (answer.kind === 'set' || answer.kind === 'list' || answer.kind === 'tuple' || answer.kind === 'matrix')
    return different('another kind of answer')
  const compared = compareValues(key, answer, setting)
  return compared.verdict !== 'equal' && areTolerable(key, answer, setting)
    ? { verdict: 'equal', rule: 'within the tolerance' }
    : compared
}

/** Sets, lists, tuples and matrices. */
function comparedByEntries(key: Tree, answer: Tree, byEntries: CollectionSetting): Decision | undefined {
  switch (key.kind) {
    case 'set':
      return answer.kind === 'set' ? compareSets(key.items, answer.items, byEntries) : different('not a set')
    case 'list':
    case 'tuple':
      if (answer.kind !== key.kind) return different(`not a ${key.kind}`)
      return byEntries.options.listsInAnyOrder === true && key.kind === 'list'
        ? compareMultisets(key.items, answer.items, byEntries)
        : compareInOrder(key.items, answer.items, byEntries)
    case 'matrix':
      return answer.kind === 'matrix' ? compareMatrices(key.rows, answer.rows, byEntries) : different('not a matrix')
    default:
      return undefined
  }
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
