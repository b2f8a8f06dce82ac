import type { Kysely } from 'kysely'
import type { Access } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import type { Clock } from '../data/clock.ts'
import type { AccessSources } from './access-sources.ts'
import type { Grant } from './guard.ts'
import type { SignedIn } from './signed-in.ts'

interface LockdownLookUp {
  readonly db: Kysely<Tables>
  readonly accessSources: AccessSources
  readonly clock: Clock
}

/**
 * Refuses a call that is to be made in a lockdown browser and is not, or tells the use case how the session stands towards it.
 * Asked only where the assessment needs a lockdown browser: without one, no call costs a statement more.
 */
export async function grantInLockdown(
  access: Access,
  grant: Grant,
  { sessionId, user, impersonatorId }: SignedIn,
  { db, accessSources, clock }: LockdownLookUp,
): Promise<Grant> {
  const { neededLockdown: kind, groupAssessmentId, activities } = grant
  if (access.kind !== 'groupAssessment' || access.lockdown === undefined) return grant
  if (kind === 'none' || groupAssessmentId === null) return grant
  const isLearners = !activities.includes('GroupAssessmentReadAny') && impersonatorId === null
  const isRequired = access.lockdown === 'required'
  const question = { groupAssessmentId, kind, userId: user.id, sessionId, isLearners, isRequired }
  return { ...grant, lockdown: await accessSources.standingInLockdown(db, question, clock.now()) }
}
