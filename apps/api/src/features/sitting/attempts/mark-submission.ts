import type { TypedAnswer } from '@isomorph/contract'
import { EvaluatorBusyError } from '@isomorph/evaluation'
import { askForReading, markingError, percentWithCredit, type Marking } from '@isomorph/problem'
import { Refusal, type FieldError } from '../../../refusals/refusals.ts'
import type { ManualScoringReason } from './attempt-writer.ts'
import { toFourPlaces } from './count-attempt.ts'
import type { Marker } from './marker.ts'
import { refuseUnknownQuestions } from './known-questions.ts'
import type { CachedInstance, MarkedBy } from '../cache/instance-cache.ts'
import { sittingRefusals } from '../sitting.errors.ts'
import type { ResponseRecord, StoredEvidence } from '../sitting.rows.ts'

/** What is wrong with an answer. */
type Fault = Omit<FieldError, 'path'>

/** The answers of one submission, marked. */
export interface MarkedSubmission {
  readonly markedBy: MarkedBy
  readonly responses: readonly ResponseRecord[]
  readonly percent: number
  /** Responses that wait for a person, or for an evaluator that was away. */
  readonly pending: number
  readonly taskReasons: ReadonlyMap<number, ManualScoringReason>
  /** What has to be mended before an attempt is spent, by question. */
  readonly toMend: ReadonlyMap<number, Fault>
}

/** One entry per question, in the order of the problem; what was not answered is blank. */
export function answersOfAll(instance: CachedInstance, answers: readonly TypedAnswer[]): TypedAnswer[] {
  refuseUnknownQuestions(instance, answers)
  const given = new Map(answers.map((answer) => [answer.questionKey, answer.value]))
  const { questions } = instance.revision.compiled.content
  return questions.map(({ questionKey }) => ({ questionKey, value: given.get(questionKey) ?? '' }))
}

export function evidenceOf(marking: Marking): StoredEvidence {
  const { facets, witness, feedback, error, evidence } = marking
  return {
    ...(facets === undefined ? {} : { facets }),
    ...(witness === undefined ? {} : { witness }),
    ...(feedback === undefined ? {} : { feedback }),
    ...(error === undefined ? {} : { error }),
    ...(Object.keys(evidence).length === 0 ? {} : { details: evidence }),
  }
}

/** Stored and marked later: the evaluator could not be reached, or had no time for the answer. */
function waitingRecordOf({ questionKey, value }: TypedAnswer, isEvaluatorAway: boolean): ResponseRecord {
  const evidence = isEvaluatorAway ? { error: markingError('EvaluatorUnreachable') } : {}
  return { questionKey, value, reading: '', verdict: 'pending', percent: 0, rule: 'waits', evidence, comment: '' }
}

function recordOf({ questionKey, value }: TypedAnswer, marking: Marking): ResponseRecord {
  return {
    questionKey,
    value,
    reading: marking.reading ?? '',
    verdict: marking.verdict,
    percent: toFourPlaces(marking.percent),
    rule: marking.rule,
    evidence: evidenceOf(marking),
    comment: '',
  }
}

/** Why a person has to look, if one has to. */
export function taskReasonOf({
  verdict,
  rule,
}: {
  readonly verdict: string
  readonly rule: string
}): ManualScoringReason | undefined {
  if (verdict === 'unreadable') return 'unreadable'
  if (verdict !== 'needsPerson') return undefined
  return rule === 'manual' ? 'manual' : 'undecided'
}

/** Percent of the problem from its responses; what waits for a decision earns nothing yet. */
export function percentOfResponses(
  { revision, credit }: Pick<CachedInstance, 'revision' | 'credit'>,
  responses: readonly Pick<ResponseRecord, 'questionKey' | 'percent' | 'value'>[],
): number {
  const byKey = new Map(responses.map((response) => [response.questionKey, response]))
  const questions = revision.compiled.content.questions.map(({ questionKey, points }) => {
    const { percent = 0, value = '' } = byKey.get(questionKey) ?? {}
    return { questionKey, points, percent, isAnswered: value.trim() !== '' }
  })
  return toFourPlaces(percentWithCredit(questions, credit))
}

/** Whether a response still waits for somebody or something to decide. */
export function isPending({ verdict }: Pick<ResponseRecord, 'verdict'>): boolean {
  return verdict === 'needsPerson' || verdict === 'pending' || verdict === 'unreadable'
}

/**
 * Why a learner has to look at an answer again. One that can be read in several ways is named even where all of them earn
 * the same: otherwise the refusal would tell that one of the readings is right.
 */
export function reasonToMend({ verdict, error, readings }: Marking): Fault | undefined {
  if (readings !== undefined) return askForReading(readings)
  if (verdict !== 'unreadable') return undefined
  const { detail, reason } = error ?? markingError('AnswerParseError')
  return { message: detail, reason }
}

function answersToMend(
  all: readonly TypedAnswer[],
  markings: readonly (Marking | undefined)[] = [],
): ReadonlyMap<number, Fault> {
  const reasons = markings.map((marking, index) => [all[index]?.questionKey, marking && reasonToMend(marking)] as const)
  return new Map(reasons.filter((entry): entry is [number, Fault] => entry[0] !== undefined && entry[1] !== undefined))
}

/** Under which name a learner has a share of the evaluator's time. */
export function learnerOf({ userId }: Pick<CachedInstance, 'userId'>): string {
  return String(userId)
}

/** Drafts and late work are kept as they came; an answer to a question that is not there has nothing to be marked by. */
export function answersToKnownQuestions(
  { revision }: Pick<CachedInstance, 'revision'>,
  answers: readonly TypedAnswer[],
): TypedAnswer[] {
  const byKey = new Map(answers.map((answer) => [answer.questionKey, answer]))
  return revision.compiled.content.questions.flatMap(({ questionKey }) => byKey.get(questionKey) ?? [])
}

/** Marks the answers to all questions of a problem. Nothing is looked up and nothing is written. */
export async function markSubmission(
  marker: Marker,
  instance: CachedInstance,
  answers: readonly TypedAnswer[],
): Promise<MarkedSubmission> {
  const all = answersOfAll(instance, answers)
  const { revision, variant, credit, variantId, rulesNumber } = instance
  const outcome = await marker.markAnswers(revision, variant, all, learnerOf(instance)).catch((error: unknown) => error)
  const markings = Array.isArray(outcome) ? (outcome as readonly (Marking | undefined)[]) : undefined
  // One that is busy has been reached.
  const isEvaluatorAway = markings === undefined && !(outcome instanceof EvaluatorBusyError)
  const responses = all.map((answer, index) => {
    const marking = markings?.[index]
    return marking === undefined ? waitingRecordOf(answer, isEvaluatorAway) : recordOf(answer, marking)
  })
  const taskReasons = new Map<number, ManualScoringReason>()
  for (const response of responses) {
    const reason = taskReasonOf(response)
    if (reason !== undefined) taskReasons.set(response.questionKey, reason)
  }
  return {
    markedBy: { variantId, rulesNumber },
    responses,
    percent: percentOfResponses({ revision, credit }, responses),
    pending: responses.filter(isPending).length,
    taskReasons,
    toMend: answersToMend(all, markings),
  }
}

/** Refuses, naming each question, what nobody could read or what can be read in several ways: it costs no attempt. */
export function refuseUnreadable({ toMend }: MarkedSubmission): void {
  if (toMend.size === 0) return
  throw new Refusal(sittingRefusals.unreadableAnswers, {
    errors: [...toMend].map(([questionKey, fault]) => ({ path: `answers.${questionKey}`, ...fault })),
  })
}
