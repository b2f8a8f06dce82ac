import type { UserInfo } from '@isomorph/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import type { SignedIn } from '../../authorization/signed-in.ts'
import { selectSharedKinds } from '../../entity-lists/select-shared-kinds.ts'

/** Who is signed in, and what they may do. */
export async function viewUserInfo(db: Kysely<Tables>, { user, impersonatorId }: SignedIn): Promise<UserInfo> {
  return {
    id: user.id,
    puid: user.puid ?? '',
    userName: user.userName,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    uid: user.uid ?? '',
    roles: user.roles.map((role) => ({ role })),
    activities: [...user.activities],
    isImpersonated: impersonatorId !== null,
    sharedKinds: await selectSharedKinds(db, user.id),
    timeZone: user.timeZone,
  }
}
