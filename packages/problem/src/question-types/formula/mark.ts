/** Numeric and expression questions: the answer that earns most of those that its author foresaw. */

import type { Tree } from '@isomorph/evaluator'
import { markingError, unreadableAnswer, type MarkingError } from '../../marking/marking-error.ts'
import { verdictFor, type Marking, type TypedAnswer } from '../../marking/marking.ts'
import { setThatApplies } from '../answer-sets.ts'
import { withoutIndices } from './alternatives.ts'
import type { ReadingChoice } from '../../marking/reading-choice.ts'
import type { Marked } from '../marked.ts'
import { withBracketedFactors } from './bracketed-factors.ts'
import type { CompiledAnswer } from './compile.ts'
import { facetOutcomes, percentFor, shareOf, type Judged, type Judgement, type QuestionMarking } from './facets.ts'
import type { FormulaQuestion } from './formula-question.ts'
import { judgeList } from './judge-list.ts'
import { withoutSharedName } from './list-items.ts'
import { withLogBase } from './reading/log-base.ts'
import { markChoices } from './mark-choices.ts'

/** How one type of question for a formula judges. */
export interface JudgingRules<Q extends FormulaQuestion> {
  /** Why something typed is no answer to such a question, whatever the key is. */
  readonly refuse?: (tree: Tree) => MarkingError | undefined
  /** Further ways to read an answer, which only the question itself brings up. */
  readonly choices?: (marking: QuestionMarking<Q>, tree: Tree, typed: string) => readonly ReadingChoice[]
  /** Why a key has no value for the variant. */
  readonly keyError?: (marking: QuestionMarking<Q>, answer: CompiledAnswer) => MarkingError | undefined
  /** Whether answers may be points, such as `(1,2)`, which are one item of a list. */
  readonly hasPoints?: boolean
  /** How many items a key has in the variant, where they are not written out. */
  readonly countItems?: (marking: QuestionMarking<Q>, answer: CompiledAnswer) => number
  /** Judges a typed tree by one item of a key. */
  readonly judgeItem: (marking: QuestionMarking<Q>, answer: CompiledAnswer, item: number, tree: Tree) => Judged
  /** What is decided of a list before its items are looked at. */
  readonly judgeWhole?: (
    marking: QuestionMarking<Q>,
    answer: CompiledAnswer,
    typed: Tree,
    isWithoutBrackets: boolean,
  ) => Judged | undefined
}

function needsPerson(error: MarkingError, reading: string): Marked {
  return { marking: { verdict: 'needsPerson', percent: 0, rule: 'authoringError', reading, error, evidence: {} } }
}

function unreadable(error: MarkingError, reading?: string): Marked {
  const shown = reading === undefined ? {} : { reading }
  return { marking: { verdict: 'unreadable', percent: 0, rule: 'unreadable', ...shown, error, evidence: {} } }
}

/** The judgement of an answer in other brackets than its key. */
export const otherBrackets: Judged = {
  ok: true,
  judgement: { facets: { value: false }, rule: 'notEquivalent', evidence: { decidedBy: 'other brackets' } },
}

/** An answer as a whole or item by item. What its brackets are counts where the key says so. */
function judgeAnswer<Q extends FormulaQuestion>(
  marking: QuestionMarking<Q>,
  answer: CompiledAnswer,
  { tree: given, isWithoutBrackets }: TypedTree,
  rules: JudgingRules<Q>,
): Judged {
  const tree = withBracketedFactors(withoutIndices(given, answer.tree), answer.tree)
  if (answer.comparison.mode === 'interval' && isWithoutBrackets) return otherBrackets
  if (!answer.isList) return rules.judgeItem(marking, answer, 0, tree)
  const bare = tree.kind === 'group' ? tree.inner : tree
  const isOfStatements = answer.items.some((item) => item.tree.kind === 'relation' || item.tree.kind === 'logic')
  const typed = isOfStatements ? bare : withoutSharedName(bare)
  const whole = rules.judgeWhole?.(marking, answer, typed, isWithoutBrackets)
  if (whole !== undefined) return whole
  return judgeList(typed, {
    rules: marking.question.question,
    count: rules.countItems?.(marking, answer) ?? answer.items.length,
    hasPoints: rules.hasPoints === true,
    judge: (item, typedItem) => rules.judgeItem(marking, answer, item, typedItem),
  })
}

interface TypedTree {
  readonly tree: Tree
  readonly isWithoutBrackets: boolean
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

/**
 * What is noted of the author's answer that counts, with its worth where it is not worth everything. Copied name by name:
 * spreading what has a varying shape takes several times as long.
 */
function evidenceOf(
  { evidence: found = {} }: Judgement,
  { answer: { id, percentCorrect } }: CompiledAnswer,
): Marking['evidence'] {
  const evidence: Record<string, string | number | boolean> = {}
  for (const name of Object.keys(found)) evidence[name] = found[name] ?? ''
  evidence['answerId'] = id
  if (percentCorrect < 100) evidence['worth'] = percentCorrect
  return evidence
}

type Writable<T> = { -readonly [field in keyof T]: T[field] }

function conclude(marking: QuestionMarking, best: Candidate, isUndecided: boolean, reading: string): Marked {
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
    return { marking: result }
  }
  const met = Object.values(judgement.facets)
  const rule = percent > 0 && met.includes(false) && judgement.share === undefined ? 'facets' : judgement.rule
  const evidence = evidenceOf(judgement, answer)
  const result: Writable<Marking> = { verdict: verdictFor(percent), percent, rule, reading, evidence }
  if (judgement.witness !== undefined) result.witness = judgement.witness
  if (met.length > 1) result.facets = facetOutcomes(judgement.facets, weights)
  const feedback = judgement.facets.value === true ? answer.answer.feedback : undefined
  return feedback === undefined ? { marking: result } : { marking: result, feedback }
}

/** The judgements of all answers, until one earns everything. */
function judgeAnswers<Q extends FormulaQuestion>(
  marking: QuestionMarking<Q>,
  answers: readonly CompiledAnswer[],
  typed: TypedTree,
  reading: string,
  rules: JudgingRules<Q>,
): Marked {
  let best: Candidate | undefined
  let isUndecided = false
  for (const answer of answers) {
    const judged = judgeAnswer(marking, answer, typed, rules)
    if (!judged.ok) {
      const isTimeout = judged.error.code === 'RequestTimedOut'
      return isTimeout ? needsPerson(judged.error, reading) : unreadable(judged.error, reading)
    }
    const { judgement } = judged
    const weights = marking.question.question.facets
    const percent = percentFor(judgement.share ?? shareOf(judgement.facets, weights), answer.answer.percentCorrect)
    const candidate: Candidate = { answer, judgement, percent }
    if (judgement.isUndecided === true) isUndecided = true
    if (isBetter(candidate, best)) best = candidate
    if (percent >= 100) break
  }
  if (best === undefined) return needsPerson(markingError('CorrectAnswerNotProvided'), reading)
  return conclude(marking, best, isUndecided, reading)
}

/** Marks an answer that is not blank. */
export function markFormula<Q extends FormulaQuestion>(
  marking: QuestionMarking<Q>,
  typed: TypedAnswer,
  rules: JudgingRules<Q>,
): Marked {
  const reader = marking.question.reader.withSign(typed.decimalSign)
  const read = reader.read(typed.value, typed.mode ?? 'latex')
  if (!read.ok) return unreadable(unreadableAnswer(read.error))
  const reading = reader.shown(read.tree, typed.value)
  const among: ReadingChoice[] = [...reader.choices(read.tree, typed.value)]
  if (among.length === 0) among.push(...(rules.choices?.(marking, read.tree, typed.value) ?? []))
  if (among.length === 0) return markTree(marking, read, reading, rules)
  return markChoices(among, reading, (latex) => {
    const chosen = reader.read(latex, 'latex')
    if (!chosen.ok) return unreadable(unreadableAnswer(chosen.error))
    return markTree(marking, chosen, latex, rules)
  })
}

/** Marks an answer that can be read in one way. */
function markTree<Q extends FormulaQuestion>(
  marking: QuestionMarking<Q>,
  read: { readonly tree: Tree; readonly isWithoutBrackets?: boolean },
  reading: string,
  rules: JudgingRules<Q>,
): Marked {
  const { question, environment } = marking
  const refusal = rules.refuse?.(read.tree)
  if (refusal !== undefined) return unreadable(refusal, reading)
  const set = setThatApplies(question.sets, environment)
  if (set === 'unableToEvaluate') return needsPerson(markingError('UnableToEvaluateConditionals'), reading)
  if (set === undefined) return needsPerson(markingError('ConditionalsNotProvided'), reading)
  if (set.answers.length === 0) return needsPerson(markingError('CorrectAnswerNotProvided'), reading)
  for (const answer of set.answers) {
    const error = rules.keyError?.(marking, answer)
    if (error !== undefined) return needsPerson(error, reading)
  }
  const meant = withLogBase(read.tree, question.question.assumptions)
  const tree = { tree: meant, isWithoutBrackets: read.isWithoutBrackets === true }
  return judgeAnswers(marking, set.answers, tree, reading, rules)
}
