import type { UserInfo } from '@isomorph/contract'
import type { Services } from '../../services/services.ts'
import type { SignedIn } from '../../authorization/signed-in.ts'
import { selectSharedKinds } from './shared-kinds.queries.ts'

/** Who is signed in, and what they may do. */
export async function viewUserInfo(
  services: Pick<Services, 'db' | 'accessSources'>,
  { user, impersonatorId }: SignedIn,
): Promise<UserInfo> {
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
    sharedKinds: await selectSharedKinds(services, user.id),
    timeZone: user.timeZone,
    language: user.language,
  }
}
