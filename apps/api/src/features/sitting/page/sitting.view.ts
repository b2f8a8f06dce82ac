import type { AttemptForLearner, Draft, LateEvidenceForLearner, ProblemInstance, SetByHand } from '@isomorph/contract'
import {
  creditGiven,
  whyDetailsForLearner,
  whyForLearner,
  type Credit,
  type DecidedMarking,
  type PointsFactors,
} from '@isomorph/problem'
import type { RichText } from '@isomorph/rich-text'
import { renderStatementHtml } from '../../../rendering/index.ts'
import type { Released } from '../../group-assessments/index.ts'
import type { ChoiceKeys } from './choice-keys.ts'
import { pointsInEffect, viewFactors } from '../attempts/count-attempt.ts'
import type { CachedInstance, StoredResult } from '../cache/instance-cache.ts'
import type { InstanceState } from './load-instance-state.ts'
import { attemptsAllowedAt, isHeld, viewSchedule, wasEndedByStaff } from '../schedule/schedule.ts'
import type { AppealRecord, AttemptRecord, DraftRecord, EvidenceRecord, ResponseRecord } from '../sitting.rows.ts'
import type { Sign } from './written-problem.ts'

/** Keys and solution of an instance, as far as they are released. */
export interface ReleasedKeys {
  readonly answers: ProblemInstance['answers']
  readonly solutionHtml: string | null
}

/** A draft with the keys of choices that its learner knows. */
export function viewDraft({ choiceKeys }: Pick<CachedInstance, 'choiceKeys'>, draft: DraftRecord | null): Draft | null {
  if (draft === null) return null
  const answers = draft.answers.map(({ questionKey, value }) => ({
    questionKey,
    value: choiceKeys.answerForLearner(questionKey, value),
  }))
  return { ...draft, answers, savedAt: draft.savedAt.toISOString() }
}

function feedbackHtml(feedback: RichText | undefined, comment: string): string | null {
  const parts = [
    ...(feedback === undefined ? [] : [renderStatementHtml(feedback)]),
    ...(comment === '' ? [] : [renderStatementHtml({ type: 'doc', content: paragraphs(comment) })]),
  ]
  return parts.length === 0 ? null : parts.join('')
}

function paragraphs(comment: string): RichText['content'] {
  return comment.split(/\n+/).map((line) => ({
    type: 'paragraph' as const,
    content: line === '' ? [] : [{ type: 'text' as const, text: line }],
  }))
}

interface Shown {
  readonly choiceKeys: ChoiceKeys
  readonly credit: Credit
  /** Whether correctness is released. */
  readonly isReleased: boolean
  readonly areAnswersReleased: boolean
  /** Appeals that are shown: what answers one is said there, and not once more as the comment of the mark that answered it. */
  readonly appeals: readonly AppealRecord[]
  readonly signed: Sign
}

/** What was found, and the figures behind it where there are any. */
function explained(marking: DecidedMarking, areAnswersReleased: boolean) {
  const told = { areAnswersReleased }
  const why = [...whyForLearner(marking, told)]
  const { lost, ...numbers } = whyDetailsForLearner(marking, told)
  const hasFigures = lost.length > 0 || numbers.numbers !== undefined
  return hasFigures ? { why, whyDetails: { lost: [...lost], ...numbers } } : { why }
}

/** The words of a grader that no appeal beside them says already. */
function commentOf(attemptNumber: number, { questionKey, comment }: ResponseRecord, { appeals }: Shown): string {
  const isAnswer = appeals.some(
    (each) =>
      !each.isOpen &&
      each.attemptNumber === attemptNumber &&
      each.questionKey === questionKey &&
      each.answer === comment,
  )
  return isAnswer ? '' : comment
}

function viewResponse(
  attemptNumber: number,
  response: ResponseRecord,
  shown: Shown,
): AttemptForLearner['responses'][number] {
  const { choiceKeys, credit, isReleased, areAnswersReleased, signed } = shown
  const { questionKey, value, reading, verdict, percent, rule, evidence } = response
  const counted = isReleased ? creditGiven(credit, { questionKey, isAnswered: value.trim() !== '' }) : undefined
  const { facets, details } = evidence
  const feedback = isReleased ? feedbackHtml(evidence.feedback, commentOf(attemptNumber, response, shown)) : null
  const marking = { verdict, rule, facets, evidence: details }
  return {
    questionKey,
    value: choiceKeys.answerForLearner(questionKey, value),
    reading: choiceKeys.answerForLearner(questionKey, reading),
    verdict: isReleased ? verdict : null,
    percent: isReleased ? percent : null,
    ...(counted && { credit: counted }),
    ...(isReleased && verdict === 'pending' && evidence.error?.code === 'EvaluatorUnreachable'
      ? { isEvaluatorAway: true as const }
      : {}),
    ...(isReleased ? explained(marking, areAnswersReleased) : { why: [] }),
    feedbackHtml: feedback && signed(feedback),
  }
}

function viewAttempt(attempt: AttemptRecord, countingAttempt: number | null, shown: Shown): AttemptForLearner {
  const { isReleased } = shown
  return {
    number: attempt.number,
    clientAttemptId: attempt.clientAttemptId,
    receivedAt: attempt.receivedAt.toISOString(),
    ...(attempt.isSetAside && { isSetAside: true as const }),
    isWithinGrace: attempt.isWithinGrace,
    daysLate: attempt.daysLate,
    source: attempt.source,
    percent: isReleased ? attempt.percent : null,
    // Which of several attempts counts says which was better.
    isCounting: isReleased ? attempt.number === countingAttempt : null,
    responses: attempt.responses.map((response) => viewResponse(attempt.number, response, shown)),
  }
}

function viewLateEvidence(
  { choiceKeys }: Pick<CachedInstance, 'choiceKeys'>,
  { id, kind, answers, deadline, receivedAt, state, reason, attemptNumber }: EvidenceRecord,
): LateEvidenceForLearner {
  return {
    id,
    kind,
    answers: answers.map(({ questionKey, value }) => ({
      questionKey,
      value: choiceKeys.answerForLearner(questionKey, value),
    })),
    receivedAt: new Date(receivedAt).toISOString(),
    secondsLate: Math.round((Date.parse(receivedAt) - Date.parse(deadline)) / 1000),
    state,
    reason,
    attemptNumber,
  }
}

type Closed = NonNullable<ProblemInstance['closed']>

/** For programs that call the API; screens have words of their own. */
const closedReasons: Readonly<Record<Closed, string>> = {
  finished: 'You have finished this assessment.',
  endedByStaff: 'Your instructor has ended this assessment.',
  timeExpired: 'Time was up, and this assessment has ended.',
  lastDayPassed: 'The last day for work has passed, and this assessment is closed.',
  paused: 'Your instructor has paused this assessment.',
  onBreak: 'You are on a break.',
  timeOver: 'Time is over.',
  attemptsUsed: 'You have used all your attempts at this problem.',
}

/** Why nothing more can be submitted. */
export function closedBy(instance: CachedInstance, { snapshot }: InstanceState, now: Date): Closed | null {
  const { schedule, result } = snapshot
  if (schedule.finished_at !== null) {
    if (schedule.finish_reason === 'submitted') return 'finished'
    if (wasEndedByStaff(schedule)) return 'endedByStaff'
    return schedule.time_limit_seconds === null ? 'lastDayPassed' : 'timeExpired'
  }
  if (isHeld(schedule, now)) return schedule.pause_ends_at === null ? 'paused' : 'onBreak'
  if (schedule.deadline !== null && now >= schedule.deadline)
    return wasEndedByStaff(schedule) ? 'endedByStaff' : 'timeOver'
  const attemptsAllowed = attemptsAllowedAt(instance, schedule)
  if (attemptsAllowed !== null && result.attemptsUsed >= attemptsAllowed) return 'attemptsUsed'
  return null
}

/** What staff set by hand, without their reason, which is theirs. */
function viewSetByHand({ overridePoints, learnerNote, ...waived }: StoredResult): SetByHand | null {
  const isPoints = overridePoints !== null
  const { waivesLatePenalty, waivesAttemptPenalty } = waived
  if (!isPoints && !waivesLatePenalty && !waivesAttemptPenalty) return null
  return { isPoints, waivesLatePenalty, waivesAttemptPenalty, note: learnerNote }
}

/** Appeals are about marks that are seen: both correctness and scores have to be released. */
export function canAppeal(released: Released): boolean {
  return released.correctness && released.scores
}

function viewAppeals(
  { appeals, attempts }: InstanceState['snapshot'],
  released: Released,
  isInPeriod: boolean,
): Pick<ProblemInstance, 'appeals' | 'canAppeal'> {
  if (!canAppeal(released) || attempts.length === 0) return {}
  const shown = appeals.map((each) => ({ ...each, createdAt: new Date(each.createdAt).toISOString() }))
  return { ...(shown.length > 0 && { appeals: shown }), ...(isInPeriod && { canAppeal: true }) }
}

export interface Presented {
  /** How the points came about, whether released or not. */
  readonly factors: PointsFactors | null
  readonly released: Released
  /** Marks were shown or changed so lately that they can be appealed against. */
  readonly isInAppealPeriod: boolean
  /** Otherwise the page says the number alone. */
  readonly showsName: boolean
  readonly keys: ReleasedKeys
  readonly now: Date
  /** The late work that the request brought. */
  readonly keptAsEvidence?: number | undefined
  /** Signs the addresses of figures for the viewer. */
  readonly signed: Sign
}

function viewCorrection({ correction }: InstanceState['snapshot'], released: Released): ProblemInstance['correction'] {
  if (!released.scores || !correction) return null
  return { ...correction, at: new Date(correction.at).toISOString() }
}

/** What every attempt of the instance is shown with. */
function attemptsShownWith(
  { choiceKeys, credit }: CachedInstance,
  { snapshot }: InstanceState,
  { released, signed }: Presented,
): Shown {
  const appeals = canAppeal(released) ? snapshot.appeals : []
  return { choiceKeys, credit, isReleased: released.correctness, areAnswersReleased: released.answers, appeals, signed }
}

/** Points, what was set by hand, corrections and appeals, as far as they are released. */
function viewMarks({ snapshot }: InstanceState, { factors, released, isInAppealPeriod }: Presented) {
  const { result } = snapshot
  return {
    earnedPoints: released.scores ? pointsInEffect(result) : null,
    setByHand: released.scores ? viewSetByHand(result) : null,
    correction: viewCorrection(snapshot, released),
    ...viewAppeals(snapshot, released, isInAppealPeriod),
    pending: released.scores ? result.pending : 0,
    // How points came about that do not count would only mislead.
    ...viewFactors(
      released.scores && released.correctness && pointsInEffect(result) === result.points ? factors : null,
    ),
  }
}

/** What can have changed of a problem instance, as its learner may see it. */
export function viewPage(
  instance: CachedInstance,
  state: InstanceState,
  presented: Presented,
): Omit<ProblemInstance, 'statementHtml' | 'answerFields'> {
  const { showsName, keys, now, signed, keptAsEvidence } = presented
  const { snapshot, draft } = state
  const { result } = snapshot
  const shown = attemptsShownWith(instance, state, presented)
  const closed = closedBy(instance, state, now)
  return {
    problemInstanceId: instance.id,
    position: instance.position,
    name: instance.learnerTitle ?? (showsName ? instance.name : ''),
    points: instance.points,
    ...viewMarks(state, presented),
    draft: viewDraft(instance, draft),
    attempts: snapshot.attempts.map((attempt) => viewAttempt(attempt, result.countingAttempt, shown)),
    attemptsUsed: result.attemptsUsed,
    attemptsAllowed: attemptsAllowedAt(instance, snapshot.schedule),
    ownPenaltyPercent: instance.attemptPenaltyPercent,
    isBonus: instance.isBonus,
    ...(snapshot.lateEvidence.length > 0 && {
      lateEvidence: snapshot.lateEvidence.map((each) => viewLateEvidence(instance, each)),
    }),
    ...(keptAsEvidence !== undefined && { keptAsEvidence }),
    closed,
    closedReason: closed && closedReasons[closed],
    answers: keys.answers,
    solutionHtml: keys.solutionHtml && signed(keys.solutionHtml),
    schedule: viewSchedule(snapshot.schedule, now),
  }
}
