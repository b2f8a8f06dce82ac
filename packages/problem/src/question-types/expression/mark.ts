import { ungrouped, variablesIn, type Tree } from '@isomorph/evaluator'
import { fillLists } from '../../formulas/formula.ts'
import { markingError, type MarkingError } from '../../marking/marking-error.ts'
import type { TypedAnswer } from '../../marking/marking.ts'
import type { ReadingChoice } from '../../marking/reading-choice.ts'
import { cachedIn } from '../../variables/variant.ts'
import { substitute } from '../../formulas/substitute.ts'
import { setThatApplies } from '../answer-sets.ts'
import { alternativesIn, isStatement } from '../formula/alternatives.ts'
import type { CompiledAnswer, KeyItem } from '../formula/compile.ts'
import type { Judged, Judgement, QuestionMarking } from '../formula/facets.ts'
import { lettersOfPointChoices } from '../formula/reading/letters-of-point.ts'
import { markFormula, otherBrackets, type JudgingRules } from '../formula/mark.ts'
import { elementsOrIntervalChoices, inBrackets, pointOrListChoices } from '../formula/point-or-list.ts'
import type { Marked, MarkedAt } from '../marked.ts'
import type { CompiledExpressionQuestion } from './compile.ts'
import type { Comparison, ExpressionSymbolicQuestion } from './content.ts'
import { judgeExpression } from './judge-expression.ts'
import { withIndexOfKey, withOtherIndex } from './names/other-index.ts'
import { withOtherTurns } from './names/other-turns.ts'
import { withLetterOfKey } from './names/renamed-letter.ts'

/** A point is another answer than a list, and where the order of items counts, so is a list in any other brackets. */
export function judgeBrackets(
  { question }: QuestionMarking,
  answer: CompiledAnswer,
  typed: Tree,
  isWithoutBrackets: boolean,
): Judged | undefined {
  const { kind } = inBrackets(typed)
  const isInBrackets = kind === 'list' || kind === 'tuple' || kind === 'set'
  const isItem = kind === 'tuple' && answer.items.some((item) => item.tree.kind === 'tuple')
  const isOther = isInBrackets && !isWithoutBrackets && kind !== answer.tree.kind && !isItem
  return isOther && (kind === 'tuple' || question.question.isListOrdered === true) ? otherBrackets : undefined
}

/** Asks whether round brackets stand for a list or for a point, unless the order counts and with it the brackets. */
export function bracketChoices(
  { question, environment, compiled }: QuestionMarking,
  tree: Tree,
  typed: string,
): readonly ReadingChoice[] {
  if (question.question.isListOrdered === true) return []
  const set = setThatApplies(question.sets, environment)
  if (typeof set !== 'object') return []
  const points = pointOrListChoices(set.answers, tree, typed)
  if (points.length > 0) return points
  const letters = lettersOfPointChoices(set.answers, tree, compiled.variables.byName)
  return letters.length > 0 ? letters : elementsOrIntervalChoices(set.answers, tree, typed)
}

const isRight = (judged: Judged): boolean => judged.ok && judged.judgement.facets.value === true

/** Judges by the comparison of the key, and where it may be meant in another way, by that as well. */
function judgeInBothWays(marking: QuestionMarking, answer: CompiledAnswer, key: KeyItem, tree: Tree): Judged {
  const { comparison, otherComparison } = answer
  const judged = judgeExpression(marking, key, tree, comparison)
  if (!judged.ok || isRight(judged)) return judged
  const convention = comparison.mode === 'value' ? conventionFor(marking, key, tree) : undefined
  if (convention !== undefined) return forAPerson(convention)
  if (otherComparison === undefined) return judged
  for (const renamed of withParametersOf(answer.tree, tree, otherComparison)) {
    const again = judgeExpression(marking, key, renamed, comparison)
    if (isRight(again)) return again
  }
  const other = judgeExpression(marking, key, tree, otherComparison)
  const isFamily = otherComparison.mode === 'family'
  if (!isRight(other) && !(isFamily && other.ok && other.judgement.isUndecided)) return judged
  return forAPerson(isFamily ? 'a family with other constants' : 'the same line or plane, elsewhere on it')
}

/** What would have to be agreed for an equation to be right that is not equal to the key. */
function conventionFor(marking: QuestionMarking, key: KeyItem, tree: Tree): string | undefined {
  const isSame = (other: Tree): boolean => isRight(judgeExpression(marking, key, other))
  const renamed = withLetterOfKey(key.tree, tree)
  if (renamed !== undefined && isSame(renamed)) return 'the same where a constant may have any name'
  if (withOtherTurns(key.tree, renamed ?? tree).some(isSame)) return 'the same with its turns counted otherwise'
  const reindexed = withIndexOfKey(key.tree, tree)
  if (reindexed !== undefined && isSame(reindexed)) return 'the same with another index'
  return withOtherIndex(key.tree, tree).some(isSame) ? 'the same recurrence, from another member on' : undefined
}

function forAPerson(decidedBy: string): Judged {
  const judgement: Judgement = { facets: { value: false }, rule: 'undecided', isUndecided: true }
  return { ok: true, judgement: { ...judgement, evidence: { decidedBy } } }
}

/** The answer with its own parameters called as those of the key, in each order: `[x=1+s;y=2-s]` for `[x=1+t;y=2-t]`. */
function withParametersOf(key: Tree, answer: Tree, comparison: Comparison): readonly Tree[] {
  if (comparison.mode !== 'lineOrPlane') return []
  const { parameters, coordinates } = comparison
  const known = variablesIn(key)
  const own = [...variablesIn(answer)].filter((name) => !known.has(name) && !coordinates.includes(name))
  if (own.length === 0 || own.length !== parameters.length) return []
  return [parameters, parameters.toReversed()].map((names) =>
    substitute(answer, (name) => {
      const called = names[own.indexOf(name)]
      return called === undefined ? undefined : { kind: 'symbol', name: called, at: answer.at }
    }),
  )
}

/** A key has no value where what it says of a list has none. */
export function listError(
  { question, environment }: QuestionMarking,
  answer: CompiledAnswer,
): MarkingError | undefined {
  return cachedIn(environment, answer, () => {
    const filled = fillLists(answer.tree, question.setting, environment.values)
    return filled.ok ? undefined : markingError('UnableToEvaluate', filled.issue)
  })
}

/** `x=\pm2` where the key lists the values of x one by one. */
function judgeAlternatives(marking: QuestionMarking, answer: CompiledAnswer, typed: Tree): Judged | undefined {
  const tree = isStatement(typed) ? alternativesIn(answer.tree) : undefined
  return tree && judgeExpression(marking, { tree, formula: undefined }, typed)
}

const rules: JudgingRules<ExpressionSymbolicQuestion> = {
  hasPoints: true,
  choices: bracketChoices,
  keyError: listError,
  judgeItem: (marking, answer, item, tree) => {
    const key = answer.items[item]
    if (key === undefined) return { ok: false, error: markingError('CorrectAnswerNotProvided') }
    const alternatives = isStatement(ungrouped(key.tree)) && !answer.isList ? alternativesIn(tree) : undefined
    return judgeInBothWays(marking, answer, key, alternatives ?? tree)
  },
  judgeWhole: (marking, answer, typed, isWithoutBrackets) => {
    // `\{1,2\}\cup\{3\}` and `\{1,2\}\times\{3\}` have elements only once they are worked out.
    if (
      answer.tree.kind === 'set' &&
      (typed.kind === 'set-operation' || typed.kind === 'product' || typed.kind === 'power')
    )
      return judgeExpression(marking, answer.whole, typed)
    if (answer.tree.kind !== 'set' || typed.kind !== 'set')
      return judgeAlternatives(marking, answer, typed) ?? judgeBrackets(marking, answer, typed, isWithoutBrackets)
    const judged = judgeExpression(marking, answer.whole, typed)
    const isByElement = marking.question.question.hasCreditPerElement === true && !isRight(judged)
    return isByElement ? undefined : judged
  },
}

export function markExpressionQuestion(question: CompiledExpressionQuestion, typed: TypedAnswer, at: MarkedAt): Marked {
  const { compiled, environment, budget } = at
  return markFormula({ compiled, environment, budget, question }, typed, rules)
}
