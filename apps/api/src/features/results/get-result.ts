import type { ProblemInstanceForStaff } from '@isomorph/contract'
import type { Database } from '@isomorph/database'
import { creditGiven, metAnswer, ruleSentences, shownValues, type MarkingRule } from '@isomorph/problem'
import type { Services } from '../../services/services.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { selectGroupAssessment } from '../group-assessments/index.ts'
import { signRenderedFigures } from '../files/index.ts'
import { renderStatementHtml } from '../../rendering/index.ts'
import {
  answersOf,
  choicesForStaff,
  computedPoints,
  factorsOf,
  getCurrentInstance,
  pointsInEffect,
  rulesFor,
  rulesAt,
  showProblem,
  viewFactors,
  type CachedInstance,
  type StoredEvidence,
} from '../sitting/index.ts'
import { overrideFinder } from './overrides/override.view.ts'
import { selectStandingOverrides } from './overrides/overrides.queries.ts'
import { selectWork, type ResponseRow } from './results.queries.ts'

type Sign = (html: string) => string
type StaffResponse = ProblemInstanceForStaff['attempts'][number]['responses'][number]

const otherRules: Readonly<Record<string, string>> = {
  byPerson: 'A person decided.',
  waits: 'The evaluator could not be asked; the answer is marked as soon as it can be.',
}

function sentenceOf(rule: string): string {
  return otherRules[rule] ?? ruleSentences[rule as MarkingRule] ?? rule
}

function witnessOf(witness: StoredEvidence['witness']): string | null {
  if (witness === undefined) return null
  return Object.entries(witness)
    .map(([name, value]) => `${name} = ${value}`)
    .join(', ')
}

function metBy({ revision, variant }: CachedInstance, row: ResponseRow): StaffResponse['met'] {
  if (row.source === 'person') return null
  const { facets, details } = row.evidence as StoredEvidence
  return metAnswer(revision.compiled, variant, row.questionKey, { ...row, facets, evidence: details }) ?? null
}

/** One answer as staff see it: typed, read, decided, and why. */
export function viewResponse(instance: CachedInstance, row: ResponseRow, signed: Sign): StaffResponse {
  const field = showProblem(instance).answerFields.find(({ questionKey }) => questionKey === row.questionKey)
  const evidence = row.evidence as StoredEvidence
  const credit = creditGiven(instance.credit, { questionKey: row.questionKey, isAnswered: row.value.trim() !== '' })
  return {
    questionKey: row.questionKey,
    label: field?.label ?? '',
    answerType: field?.answerType ?? '',
    value: row.value,
    reading: row.reading,
    verdict: row.verdict,
    percent: row.percent,
    ...(credit && { credit }),
    ruleCode: row.rule,
    rule: sentenceOf(row.rule),
    met: metBy(instance, row),
    feedbackHtml: evidence.feedback ? signed(renderStatementHtml(evidence.feedback)) : null,
    facets: (evidence.facets ?? []).map(({ facet, isMet, weight, message }) => ({
      facet,
      isMet,
      weight,
      detail: message,
    })),
    witness: witnessOf(evidence.witness),
    source: row.source,
    markingNumber: row.markingNumber,
    comment: row.comment === '' ? null : row.comment,
    needsPerson: row.needsPerson,
    appeal: row.appeal && { ...row.appeal, at: new Date(row.appeal.at).toISOString() },
  }
}

/** The instance, if it belongs to the group assessment that the caller may read; else 404. */
export async function getInstanceOf(
  database: Database,
  groupAssessmentId: number,
  problemInstanceId: number,
): Promise<CachedInstance> {
  const instance = await getCurrentInstance(database, problemInstanceId)
  if (instance?.groupAssessmentId !== groupAssessmentId) throw new Refusal(platformRefusals.notFound)
  return instance
}

type AttemptForStaff = ProblemInstanceForStaff['attempts'][number]

type Work = Awaited<ReturnType<typeof selectWork>>

function viewAttempt(
  { result, responses }: Work,
  attempt: Work['attempts'][number],
  view: (response: Work['responses'][number]) => AttemptForStaff['responses'][number],
): AttemptForStaff {
  return {
    number: attempt.number,
    receivedAt: attempt.receivedAt.toISOString(),
    source: attempt.source,
    isWithinGrace: attempt.withinGrace,
    daysLate: attempt.daysLate,
    percent: attempt.percent,
    isCounting: attempt.number === result.countingAttempt,
    responses: responses.filter((response) => response.attemptNumber === attempt.number).map(view),
  }
}

function viewDraft({ draft }: Work): ProblemInstanceForStaff['draft'] {
  if (!draft) return null
  return { answers: draft.answers as { questionKey: number; value: string }[], savedAt: draft.savedAt.toISOString() }
}

/** What the learner was given. */
function viewVariant(instance: CachedInstance, signed: (html: string) => string) {
  return {
    seed: instance.variant.seed,
    position: instance.position,
    problemRevisionNumber: instance.revision.number,
    values: { ...instance.variant.values },
    shownValues: shownValues(instance.revision.compiled, instance.variant),
    statementHtml: signed(showProblem(instance).statementHtml),
    answers: answersOf(instance),
    choices: choicesForStaff(instance).map((choice) => ({ ...choice, html: signed(choice.html) })),
  }
}

/** One learner and problem: the variant, and every attempt with how it was read and decided. */
export async function getResult(
  services: Pick<Services, 'database' | 'fileKey' | 'clock'>,
  viewerId: number,
  groupAssessmentId: number,
  problemInstanceId: number,
): Promise<ProblemInstanceForStaff> {
  const { database } = services
  const instance = await getInstanceOf(database, groupAssessmentId, problemInstanceId)
  const [work, penalties, overrides] = await Promise.all([
    selectWork(database.db, problemInstanceId),
    selectGroupAssessment(database.db, groupAssessmentId),
    selectStandingOverrides(database.db, groupAssessmentId, instance.userId),
  ])
  const find = overrideFinder(overrides)
  const { result, learner, attempts } = work
  const rules = rulesFor(rulesAt(instance, penalties), result)
  const signed = (html: string) => signRenderedFigures(services, viewerId, html)
  return {
    problemInstanceId,
    learner: { ...learner, uid: learner.uid ?? '' },
    name: instance.name,
    points: instance.points,
    earnedPoints: pointsInEffect(result),
    computedPoints: computedPoints(result),
    override: find(instance.userId, instance.itemKey),
    totalOverride: find(instance.userId, null),
    ...viewFactors(factorsOf(attempts, result.countingAttempt, instance.points, rules)),
    ...viewVariant(instance, signed),
    attempts: attempts.map((attempt) =>
      viewAttempt(work, attempt, (response) => viewResponse(instance, response, signed)),
    ),
    draft: viewDraft(work),
  }
}
