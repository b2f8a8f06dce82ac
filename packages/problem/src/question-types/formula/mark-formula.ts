/** Numeric and expression questions: the answer that earns most of those that its author foresaw. */

import { childrenOf, type Tree } from '@isomorph/evaluator'
import { setThatApplies, type CompiledAnswer } from '../../questions/compile-question.ts'
import { readTyped, shownReading } from '../../marking/answer-field.ts'
import { errorOfTrouble, judgeNumber, keyNumbers } from '../numeric/judge-number.ts'
import { judgeExpression } from '../expression/judge-expression.ts'
import { markingError, type MarkingError } from '../../marking/marking-error.ts'
import { verdictFor, type Marking, type TypedAnswer } from '../../marking/marking.ts'
import { itemsOf } from './list-items.ts'
import { mostPairs } from './match-list.ts'
import {
  facetOutcomes,
  percentFor,
  shareOf,
  type Judged,
  type Judgement,
  type QuestionMarking,
} from './question-marking.ts'

/** A marking together with the answer it rests on, whose feedback is shown. */
export interface FormulaMarking {
  readonly marking: Marking
  readonly matched: CompiledAnswer | undefined
}

function needsPerson(error: MarkingError, reading: string): FormulaMarking {
  return {
    marking: { verdict: 'needsPerson', percent: 0, rule: 'authoringError', reading, error, evidence: {} },
    matched: undefined,
  }
}

function unreadable(error: MarkingError, reading?: string): FormulaMarking {
  const shown = reading === undefined ? {} : { reading }
  return {
    marking: { verdict: 'unreadable', percent: 0, rule: 'unreadable', ...shown, error, evidence: {} },
    matched: undefined,
  }
}

/** Longer lists are not answers, and matching them costs the square of their length. */
const longestList = 60

function judgeItem(marking: QuestionMarking, answer: CompiledAnswer, item: number, tree: Tree): Judged {
  const { question } = marking.question
  if (question.answerType !== 'Numeric') {
    const key = answer.items[item]
    if (key === undefined) return { ok: false, error: markingError('CorrectAnswerNotProvided') }
    return judgeExpression(marking, key, tree, answer.comparison)
  }
  const key = keyNumbers(marking.environment, answer)[item]
  if (key?.ok !== true) return { ok: false, error: markingError('CorrectAnswerNotProvided') }
  return judgeNumber(marking, question, key.value, tree)
}

/** A list is right when every item has its partner and no facet of any item is missed. */
function judgeList(marking: QuestionMarking, answer: CompiledAnswer, tree: Tree): Judged {
  const typed = itemsOf(tree)
  const count = answer.items.length
  if (typed.length > longestList)
    return { ok: false, error: markingError('AnswerFormatError', 'The list is too long.') }
  const kept = new Map<string, Judged>()
  const judge = (key: number, index: number): Judged => {
    const at = `${key}:${index}`
    const item = typed[index]
    const judged =
      kept.get(at) ??
      (item === undefined
        ? { ok: false as const, error: markingError('AnswerNotProvided') }
        : judgeItem(marking, answer, key, item))
    kept.set(at, judged)
    return judged
  }
  const fits = (key: number, index: number): boolean => {
    const judged = judge(key, index)
    return judged.ok && Object.values(judged.judgement.facets).every(Boolean)
  }
  const pairs =
    marking.question.question.isListOrdered === true
      ? answer.items.filter((_, index) => index < typed.length && fits(index, index)).length
      : mostPairs(count, fits, typed.length)
  const results = [...kept.values()]
  const failed = results.find((judged) => !judged.ok)
  if (failed !== undefined) return failed
  const isAll = pairs === count && typed.length === count
  const isUndecided = !isAll && results.some((judged) => judged.ok && judged.judgement.isUndecided === true)
  const evidence = { items: typed.length, matched: pairs, expected: count }
  return { ok: true, judgement: { facets: { value: isAll }, rule: 'listItems', isUndecided, evidence } }
}

const otherBrackets: Judged = {
  ok: true,
  judgement: { facets: { value: false }, rule: 'notEquivalent', evidence: { decidedBy: 'other brackets' } },
}

/** An answer as a whole or item by item. What its brackets are counts where the key says so. */
function judgeAnswer(marking: QuestionMarking, answer: CompiledAnswer, tree: Tree, isWithoutBrackets: boolean): Judged {
  const { question } = marking.question
  if (answer.comparison.mode === 'interval' && isWithoutBrackets) return otherBrackets
  if (!answer.isList) return judgeItem(marking, answer, 0, tree)
  const typed = tree.kind === 'group' ? tree.inner : tree
  if (answer.tree.kind === 'set' && typed.kind !== 'set' && question.answerType === 'ExpressionSymbolicForm')
    return otherBrackets
  if (question.answerType !== 'Numeric') {
    if (answer.tree.kind === 'set' && typed.kind === 'set' && question.answerType === 'ExpressionSymbolic')
      return judgeExpression(marking, answer.whole, typed)
    const isInBrackets = typed.kind === 'list' || typed.kind === 'tuple' || typed.kind === 'set'
    const isOther = isInBrackets && !isWithoutBrackets && typed.kind !== answer.tree.kind
    if (isOther && question.isListOrdered === true) return otherBrackets
  }
  return judgeList(marking, answer, tree)
}

interface Candidate {
  readonly answer: CompiledAnswer
  readonly judgement: Judgement
  readonly percent: number
}

function isBetter(candidate: Candidate, best: Candidate | undefined): boolean {
  if (best === undefined || candidate.percent !== best.percent)
    return best === undefined || candidate.percent > best.percent
  // Of answers that earn the same, the one with the right value is the one that was meant.
  return candidate.judgement.facets.value === true && best.judgement.facets.value !== true
}

function conclude(marking: QuestionMarking, best: Candidate, isUndecided: boolean, reading: string): FormulaMarking {
  const { facets: weights } = marking.question.question
  const { judgement, percent, answer } = best
  if (isUndecided && percent < 100) {
    const result: Marking = {
      verdict: 'needsPerson',
      percent: 0,
      rule: 'undecided',
      reading,
      evidence: judgement.evidence ?? {},
    }
    return { marking: result, matched: undefined }
  }
  const isMixed = Object.values(judgement.facets).some((isMet) => !isMet) && percent > 0
  const hasFacets = Object.keys(judgement.facets).length > 1
  const result: Marking = {
    verdict: verdictFor(percent),
    percent,
    rule: isMixed ? 'facets' : judgement.rule,
    reading,
    ...(hasFacets ? { facets: facetOutcomes(judgement.facets, weights) } : {}),
    ...(judgement.witness === undefined ? {} : { witness: judgement.witness }),
    evidence: { ...judgement.evidence, answerId: answer.answer.id },
  }
  return { marking: result, matched: judgement.facets.value === true ? answer : undefined }
}

function hasLettersOnly(tree: Tree): boolean {
  return tree.kind === 'word' || childrenOf(tree).some(hasLettersOnly)
}

/** Why the key itself has no value for this variant, where that is so. */
function keyError(marking: QuestionMarking, answers: readonly CompiledAnswer[]): MarkingError | undefined {
  const { question } = marking.question
  if (answers.length === 0) return markingError('CorrectAnswerNotProvided')
  if (question.answerType !== 'Numeric') return undefined
  for (const answer of answers) {
    const failed = keyNumbers(marking.environment, answer).find((number) => !number.ok)
    if (failed !== undefined && !failed.ok) return errorOfTrouble(failed.trouble)
  }
  return undefined
}

/** Marks an answer that is not blank. */
export function markFormula(marking: QuestionMarking, typed: TypedAnswer): FormulaMarking {
  const { question } = marking
  const read = readTyped(question.field, typed.value, typed.mode ?? 'latex')
  if (!read.ok) return unreadable(markingError('AnswerParseError', read.error.message))
  const reading = shownReading(question.field, read.tree, typed.value)
  if (question.question.answerType === 'Numeric' && hasLettersOnly(read.tree)) {
    return unreadable(markingError('AnswerFormatError', 'A number is expected.'), reading)
  }
  const set = setThatApplies(question.sets, marking.environment.values)
  if (set === 'unableToEvaluate') return needsPerson(markingError('UnableToEvaluateConditionals'), reading)
  if (set === undefined) return needsPerson(markingError('ConditionalsNotProvided'), reading)
  const trouble = keyError(marking, set.answers)
  if (trouble !== undefined) return needsPerson(trouble, reading)
  let best: Candidate | undefined
  let isUndecided = false
  for (const answer of set.answers) {
    const judged = judgeAnswer(marking, answer, read.tree, read.isWithoutBrackets === true)
    if (!judged.ok) {
      const isTimeout = judged.error.code === 'RequestTimedOut'
      return isTimeout ? needsPerson(judged.error, reading) : unreadable(judged.error, reading)
    }
    const { judgement } = judged
    const percent = percentFor(shareOf(judgement.facets, question.question.facets), answer.answer.percentCorrect)
    const candidate: Candidate = { answer, judgement, percent }
    if (judgement.isUndecided === true) isUndecided = true
    if (isBetter(candidate, best)) best = candidate
    if (percent >= 100) break
  }
  if (best === undefined) return needsPerson(markingError('CorrectAnswerNotProvided'), reading)
  return conclude(marking, best, isUndecided, reading)
}
