import type { gradingCalls, ResultOf } from '@isomorph/contract'
import type { Services } from '../../services/services.ts'
import { getInstanceOf } from '../results/index.ts'
import { viewRows, type Viewer } from './grading.view.ts'
import { selectAttempts } from './grading.queries.ts'
import { selectAnswersOf } from './queue.queries.ts'

type Attempts = ResultOf<typeof gradingCalls.getManualScoringAttempts>

/** Every answer of one learner to one problem, with the marks that stand. */
export async function getAttempts(
  services: Pick<Services, 'database' | 'fileKey' | 'clock'>,
  viewer: Viewer,
  problemInstanceId: number,
): Promise<Attempts> {
  const { database } = services
  const instance = await getInstanceOf(database, viewer.groupAssessmentId, problemInstanceId)
  const [attempts, answers] = await Promise.all([
    selectAttempts(database.db, problemInstanceId),
    selectAnswersOf(database.db, problemInstanceId),
  ])
  const responses = await viewRows(services, viewer, answers)
  return {
    problemName: instance.name,
    attempts: attempts.map((attempt) => ({
      ...attempt,
      responses: responses.filter(({ attemptNumber }) => attemptNumber === attempt.number),
    })),
  }
}
