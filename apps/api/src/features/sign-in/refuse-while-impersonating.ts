import { Refusal } from '../../refusals/refusals.ts'
import { accountRefusals } from './sign-in.errors.ts'

/** Work is answered, saved and logged by its learner and an account changed by its person, not by whoever acts as them. */
export function refuseWhileImpersonating(impersonatorId: number | null): void {
  if (impersonatorId !== null) throw new Refusal(accountRefusals.notWhileImpersonating)
}
