import type { SignedIn } from '../../authorization/signed-in.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import { requireCurrentPassword } from '../passwords/index.ts'
import { refuseWhileImpersonating } from '../sign-in/index.ts'
import { secondFactorRefusals } from './second-factors.errors.ts'

/** The person who changes how they sign in: nobody in their name, and nobody who found their browser open. */
export async function requireSelf(
  { db }: Pick<Services, 'db'>,
  signedIn: SignedIn | null,
  { currentPassword }: { readonly currentPassword: string },
): Promise<SignedIn> {
  if (!signedIn) throw new Refusal(platformRefusals.notSignedIn)
  refuseWhileImpersonating(signedIn.impersonatorId)
  const hasPassword = await requireCurrentPassword({ db }, { user: signedIn.user, currentPassword })
  if (!hasPassword) throw new Refusal(secondFactorRefusals.secondFactorElsewhere)
  return signedIn
}
