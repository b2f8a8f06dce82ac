import { Refusal } from '../../platform/refusals.ts'
import { accountRefusals } from './account.errors.ts'

/** An account is changed by its person, not by whoever acts as them. */
export function refuseWhileImpersonating(impersonatorId: number | null): void {
  if (impersonatorId !== null) throw new Refusal(accountRefusals.notWhileImpersonating)
}
