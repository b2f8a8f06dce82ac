import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { platformRefusals } from '../refusals/common.errors.ts'
import { Refusal } from '../refusals/refusals.ts'
import type { Grant } from './guard.ts'
import { activitiesOnGroup } from './permissions.ts'
import type { SignedInUser } from './signed-in.ts'

/** Who writes something in a course, and what the guard found. */
export interface Permitted {
  readonly user: Pick<SignedInUser, 'id' | 'activities'>
  readonly grant: Pick<Grant, 'groupId' | 'needed'>
}

/**
 * Refuses whoever may not do it in the course any more, and keeps the roles by which they may until the transaction ends. The guard
 * looked before the transaction began: a role may have been taken away since. Called once the rows are held that the act waits for.
 */
export async function holdGrant(trx: Kysely<Tables>, { user, grant: { groupId, needed } }: Permitted): Promise<void> {
  const isHeld = (activities: SignedInUser['activities']) => needed.some((activity) => activities.includes(activity))
  // What people hold everywhere is read with their session.
  if (isHeld(user.activities)) return
  const rows = await trx
    .selectFrom('groupUserRoles')
    .select('role')
    .where('groupId', '=', groupId)
    .where('userId', '=', user.id)
    .forShare()
    .execute()
  const activities = activitiesOnGroup(
    user.activities,
    rows.map(({ role }) => role),
  )
  if (!activities.includes('GroupRead')) throw new Refusal(platformRefusals.notFound)
  if (!isHeld(activities)) throw new Refusal(platformRefusals.notAllowed)
}
