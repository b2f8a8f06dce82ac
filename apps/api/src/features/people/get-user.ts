import { activitiesOfGlobalRoles, holdsMoreThan } from '@isomorph/access'
import type { UserDetail } from '@isomorph/contract'
import type { Services } from '../../services/services.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { selectOptionalUser, type UserRow } from './people.queries.ts'
import { viewUserDetail } from './user-detail.view.ts'
import { selectCoursesOfUser, selectIdentities, selectRecentActivity, selectSignIn } from './user-detail.queries.ts'

/** Whether somebody holds what the reader lacks: the reader may look at them, but not change them. */
export function hasMorePermissionsThan(
  reader: Pick<SignedInUser, 'activities'>,
  user: Pick<UserRow, 'roles'>,
): boolean {
  return holdsMoreThan(activitiesOfGlobalRoles(user.roles), reader.activities)
}

/** Everything an administrator sees of one person. */
export async function getUser({ db }: Pick<Services, 'db'>, reader: SignedInUser, userId: number): Promise<UserDetail> {
  const user = await selectOptionalUser(db, userId)
  if (!user) throw new Refusal(platformRefusals.notFound)
  const [signIn, identities, courses, activity] = await Promise.all([
    selectSignIn(db, userId),
    selectIdentities(db, userId),
    selectCoursesOfUser(db, userId),
    selectRecentActivity(db, userId),
  ])
  return viewUserDetail({
    user,
    signIn,
    identities,
    courses,
    activity,
    isMightier: hasMorePermissionsThan(reader, user),
  })
}
