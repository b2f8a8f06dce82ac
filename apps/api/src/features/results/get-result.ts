import type { ProblemInstanceForStaff } from '@isomorph/contract'
import type { Database } from '@isomorph/database'
import { instantiateLabel, ruleSentences, type MarkingRule } from '@isomorph/problem'
import type { Services } from '../../platform/dependencies.ts'
import { platformRefusals } from '../../platform/platform.errors.ts'
import { Refusal } from '../../platform/refusals.ts'
import { signRenderedFigures } from '../files/index.ts'
import { answersOf, recallInstance, showProblem, type InstanceMemory, type StoredEvidence } from '../sitting/index.ts'
import { selectWork, type ResponseRow } from './results.queries.ts'

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

function viewResponse(instance: InstanceMemory, row: ResponseRow): StaffResponse {
  const { variant, revision } = instance
  const question = revision.compiled.questions.get(row.questionKey)?.question
  const evidence = row.evidence as StoredEvidence
  return {
    questionKey: row.questionKey,
    label: question ? instantiateLabel(revision.compiled, variant, question.label) : '',
    answerType: question?.answerType ?? '',
    value: row.value,
    reading: row.reading,
    verdict: row.verdict,
    percent: row.percent,
    rule: sentenceOf(row.rule),
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
  }
}

/** The instance, if it belongs to the group assessment that the caller may read; else 404. */
export async function recallInstanceOf(
  database: Database,
  groupAssessmentId: number,
  problemInstanceId: number,
): Promise<InstanceMemory> {
  const instance = await recallInstance(database, problemInstanceId)
  if (instance?.groupAssessmentId !== groupAssessmentId) throw new Refusal(platformRefusals.notFound)
  return instance
}

/** One learner and problem: the variant, and every attempt with how it was read and decided. */
export async function getResult(
  services: Pick<Services, 'database' | 'fileKey' | 'clock'>,
  viewerId: number,
  groupAssessmentId: number,
  problemInstanceId: number,
): Promise<ProblemInstanceForStaff> {
  const { database } = services
  const instance = await recallInstanceOf(database, groupAssessmentId, problemInstanceId)
  const { result, learner, attempts, responses, draft } = await selectWork(database.db, problemInstanceId)
  return {
    problemInstanceId,
    learner: { ...learner, uid: learner.uid ?? '' },
    name: instance.name,
    points: instance.points,
    earnedPoints: result.points,
    seed: instance.variant.seed,
    problemRevisionNumber: instance.revision.number,
    values: { ...instance.variant.values },
    statementHtml: signRenderedFigures(services, viewerId, showProblem(instance).statementHtml),
    answers: answersOf(instance),
    attempts: attempts.map((attempt) => ({
      number: attempt.number,
      receivedAt: attempt.receivedAt.toISOString(),
      source: attempt.source,
      isWithinGrace: attempt.withinGrace,
      daysLate: attempt.daysLate,
      percent: attempt.percent,
      isCounting: attempt.number === result.countingAttempt,
      responses: responses
        .filter((response) => response.attemptNumber === attempt.number)
        .map((response) => viewResponse(instance, response)),
    })),
    draft: draft
      ? {
          answers: draft.answers as { questionKey: number; value: string }[],
          savedAt: draft.savedAt.toISOString(),
        }
      : null,
  }
}
