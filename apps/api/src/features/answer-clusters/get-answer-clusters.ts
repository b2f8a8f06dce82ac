import type { answerClusterCalls, AnswerClusterForStaff, GradedResponse, ResultOf } from '@isomorph/contract'
import type { Services } from '../../services/services.ts'
import type { Tables } from '@isomorph/database'
import type { Kysely } from 'kysely'
import { fewestMembers, signatureKey } from '@isomorph/problem'
import { enqueue } from '../../jobs/jobs.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { selectAnswersAt, viewerOf, viewRows, type QuestionOfAssessment, type ResponsePlace } from '../grading/index.ts'
import {
  selectProblemId,
  selectSourceVersion,
  selectStoredClusters,
  type StoredClusters,
} from './answer-clusters.queries.ts'
import { latexOf, selectDecisions } from './decisions.queries.ts'
import { computeClustersTask } from './compute-clusters.ts'

type Clusters = ResultOf<typeof answerClusterCalls.getAnswerClusters>

const examplesShown = 3
/** Groups that are shown: the largest come first. */
const groupsShown = 20

type PlaceOfAnswer = Pick<ResponsePlace, 'problemInstanceId' | 'attemptNumber'>

const keyOf = ({ problemInstanceId, attemptNumber }: PlaceOfAnswer): string => `${problemInstanceId}/${attemptNumber}`

async function enqueueComputation(db: Kysely<Tables>, question: QuestionOfAssessment): Promise<void> {
  const { groupAssessmentId, itemKey, questionKey } = question
  const key = `${computeClustersTask.name} ${groupAssessmentId}/${itemKey}/${questionKey}`
  await enqueue(db, computeClustersTask, { groupAssessmentId, itemKey, questionKey }, { key })
}

interface Shown {
  /** By the key of a signature. */
  readonly decisionIds: ReadonlyMap<string, number>
  readonly answers: ReadonlyMap<string, GradedResponse>
}

function viewCluster(
  cluster: StoredClusters['clusters'][number],
  { decisionIds, answers }: Shown,
): AnswerClusterForStaff {
  const { signature, name, sentences, members, variants, percents } = cluster
  return {
    signature,
    name,
    sentences,
    latex: latexOf(signature),
    decisionId: decisionIds.get(signatureKey(signature)) ?? null,
    size: members.length,
    variants,
    percents,
    examples: members.slice(0, examplesShown).flatMap((place) => answers.get(keyOf(place)) ?? []),
  }
}

/** The groups as they are stored. Where there are other answers by now, they are worked out in the background. */
export async function getAnswerClusters(
  services: Pick<Services, 'database' | 'fileKey' | 'clock'>,
  userId: number,
  question: QuestionOfAssessment,
): Promise<Clusters> {
  const { db } = services.database
  const problemId = await selectProblemId(db, question)
  if (problemId === undefined) throw new Refusal(platformRefusals.notFound)
  const [stored, sourceVersion, decisions, viewer] = await Promise.all([
    selectStoredClusters(db, question),
    selectSourceVersion(db, question),
    selectDecisions(db, question),
    viewerOf(services, userId, question.groupAssessmentId),
  ])
  const isCurrent = stored?.sourceVersion === sourceVersion
  if (!isCurrent) await enqueueComputation(db, question)
  const clusters = stored?.clusters.clusters.slice(0, groupsShown) ?? []
  const places = clusters.flatMap(({ members }) => members.slice(0, examplesShown))
  const shown = await viewRows(services, viewer, await selectAnswersAt(db, places))
  const decisionIds = new Map(decisions.map((decision) => [decision.signatureKey, decision.id]))
  const answers = new Map(shown.map((answer) => [keyOf(answer), answer]))
  return {
    state: isCurrent ? 'current' : 'pending',
    at: stored?.computedAt.toISOString() ?? null,
    problemId,
    wrong: stored?.clusters.wrong ?? 0,
    alone: stored?.clusters.alone ?? 0,
    fewest: fewestMembers,
    clusters: clusters.map((cluster) => viewCluster(cluster, { decisionIds, answers })),
    decisions,
  }
}
