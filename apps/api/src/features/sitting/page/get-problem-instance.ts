import type { Database } from '@isomorph/database'
import type { Services } from '../../../services/services.ts'
import { platformRefusals } from '../../../refusals/common.errors.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { signRenderedFigures } from '../../files/index.ts'
import { accountOf } from '../attempts/count-attempt.ts'
import { recallInstance, recallSettings, type InstanceMemory } from '../cache/memory.ts'
import { readPage, type Page } from './read-page.ts'
import { releaseFor } from './release-of-page.ts'
import { answersOf, solutionOf } from './released-keys.ts'
import { viewPage } from '../sitting.view.ts'
import { joinPage, writeProblem } from './written-problem.ts'

/** What a page is presented with: figures that are not public get addresses signed for their viewer. */
export type Presenting = Pick<Services, 'database' | 'fileKey' | 'clock'>

type WrittenPage = ReturnType<typeof joinPage>

/** Whose problem instance, where. */
export interface Own {
  readonly groupAssessmentId: number
  readonly problemInstanceId: number
  readonly userId: number
}

/** The learner's own problem instance, or 404: other people's are as unknown as those that do not exist. */
export async function recallOwnInstance(database: Database, own: Own): Promise<InstanceMemory> {
  const instance = await recallInstance(database, own.problemInstanceId)
  if (instance?.userId !== own.userId || instance.groupAssessmentId !== own.groupAssessmentId)
    throw new Refusal(platformRefusals.notFound)
  return instance
}

/** A page with what has been released of it. */
export async function presentPage(
  services: Presenting,
  instance: InstanceMemory,
  page: Page,
  now: Date,
): Promise<WrittenPage> {
  const { guess } = page
  const { database } = services
  const settings = await recallSettings(database, instance.groupAssessmentId, guess.groupAssessmentVersion)
  const released = (await releaseFor(database, settings, guess.schedule, now))(guess.result.attemptsUsed)
  const keys = {
    answers: released.answers ? answersOf(instance) : null,
    solutionHtml: released.solutions ? solutionOf(instance) : null,
  }
  const account = accountOf(guess.attempts, guess.result.countingAttempt, instance.points, settings)
  const signed = (html: string) => signRenderedFigures(services, instance.userId, html)
  return joinPage(viewPage(instance, page, { account, released, keys, now, signed }), writeProblem(instance, signed))
}

/** The problem page: one statement for what can have changed, everything else from memory. */
export async function getProblemInstance(services: Presenting, own: Own, now: Date): Promise<WrittenPage> {
  const { database } = services
  const instance = await recallOwnInstance(database, own)
  const page = await readPage(database, instance)
  if (!page) throw new Refusal(platformRefusals.notFound)
  return await presentPage(services, instance, page, now)
}
