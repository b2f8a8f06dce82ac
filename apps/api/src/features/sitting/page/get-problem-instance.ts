import type { Database } from '@isomorph/database'
import type { Services } from '../../../services/services.ts'
import { platformRefusals } from '../../../refusals/common.errors.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { signRenderedFigures } from '../../files/index.ts'
import type { Released } from '../../group-assessments/index.ts'
import { isInAppealPeriod } from '../appeals/appeal-period.ts'
import { factorsOf, rulesAt, rulesFor } from '../attempts/count-attempt.ts'
import { getCachedSettings } from '../cache/group-assessment-cache.ts'
import { getCachedInstance, type CachedInstance } from '../cache/instance-cache.ts'
import { loadInstanceState, type InstanceState } from './load-instance-state.ts'
import { releaseFor } from './release-of-page.ts'
import { answersOf, solutionOf } from './released-keys.ts'
import { attemptsAllowedAt, isHeld } from '../schedule/schedule.ts'
import { viewPage } from './sitting.view.ts'
import { hiddenProblem, joinPage, writeProblem } from './written-problem.ts'

/** What presenting an instance takes: figures that are not public get addresses signed for their viewer. */
export type Presenting = Pick<Services, 'database' | 'fileKey' | 'clock'>

type WrittenPage = ReturnType<typeof joinPage>

/** Whose problem instance, where. */
export interface Own {
  readonly groupAssessmentId: number
  readonly problemInstanceId: number
  readonly userId: number
}

/** The learner's own problem instance, or 404: other people's are as unknown as those that do not exist. */
export async function getOwnInstance(database: Database, own: Own): Promise<CachedInstance> {
  const instance = await getCachedInstance(database, own.problemInstanceId)
  if (instance?.userId !== own.userId || instance.groupAssessmentId !== own.groupAssessmentId)
    throw new Refusal(platformRefusals.notFound)
  return instance
}

/** What is released of an instance to its learner now. */
export async function releasedOf(
  database: Database,
  instance: CachedInstance,
  { snapshot }: InstanceState,
  now: Date,
): Promise<Released> {
  const settings = await getCachedSettings(database, instance.groupAssessmentId, snapshot.groupAssessmentVersion)
  return (await releaseFor(database, settings, snapshot.schedule, now))({
    attemptsUsed: snapshot.result.attemptsUsed,
    attemptsAllowed: attemptsAllowedAt(instance, snapshot.schedule),
  })
}

/** An instance with what has been released of it. */
export async function presentPage(
  services: Presenting,
  instance: CachedInstance,
  state: InstanceState,
  now: Date,
  keptAsEvidence?: number,
): Promise<WrittenPage> {
  const { snapshot } = state
  const { database } = services
  const settings = await getCachedSettings(database, instance.groupAssessmentId, snapshot.groupAssessmentVersion)
  const released = await releasedOf(database, instance, state, now)
  const keys = {
    answers: released.answers ? answersOf(instance) : null,
    solutionHtml: released.solutions ? solutionOf(instance) : null,
  }
  const { result } = snapshot
  const rules = rulesFor(rulesAt(instance, settings), result)
  const factors = factorsOf(snapshot.attempts, result.countingAttempt, instance.points, rules)
  const signed = (html: string) => signRenderedFigures(services, instance.userId, html)
  const isHidden = isHeld(snapshot.schedule, now)
  return joinPage(
    viewPage(instance, state, {
      factors,
      released,
      isInAppealPeriod: isInAppealPeriod(settings, snapshot, now),
      showsName: settings.showsProblemNames,
      keys,
      now,
      signed,
      keptAsEvidence,
    }),
    isHidden ? hiddenProblem : writeProblem(instance, { signed, showsHints: settings.showsHints }),
  )
}

/** One statement reads what can have changed; everything else comes from the cache. */
export async function getProblemInstance(services: Presenting, own: Own, now: Date): Promise<WrittenPage> {
  const { database } = services
  const instance = await getOwnInstance(database, own)
  const state = await loadInstanceState(database, instance)
  if (!state) throw new Refusal(platformRefusals.notFound)
  return await presentPage(services, instance, state, now)
}
