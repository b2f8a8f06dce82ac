import type { UserInfo } from '@isomorph/contract'
import type { SignedIn } from '../../authorization/signed-in.ts'

export function viewUserInfo({ user, impersonatorId }: SignedIn): UserInfo {
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
    timeZone: user.timeZone,
  }
}
