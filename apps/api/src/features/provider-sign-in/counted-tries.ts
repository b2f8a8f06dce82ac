import { accountRefusals, createFailedSignIns, type FailedSignIns } from '../account/index.ts'
import { Refusal } from '../../platform/refusals.ts'

/** Failures from one address, and from wherever: the second is high, so that nobody locks somebody else out. */
export interface CasFailures {
  readonly fromAddress: FailedSignIns
  readonly fromAnywhere: FailedSignIns
}

/** Guesses at one person's password from wherever, within five minutes. */
const guessesAllowed = 100
const anywhere = 'anywhere'

export function createCasFailures(): CasFailures {
  return { fromAddress: createFailedSignIns(), fromAnywhere: createFailedSignIns(guessesAllowed) }
}

export function isWrongCredentials(error: unknown): boolean {
  return error instanceof Refusal && error.kind === accountRefusals.wrongCredentials
}

interface Caller {
  readonly userName: string
  readonly address: string
}

/** A try counts as failed until CAS has said otherwise, or has said nothing. */
export async function tryCounted<T>(
  { fromAddress, fromAnywhere }: CasFailures,
  { userName, address }: Caller,
  attempt: () => Promise<T>,
): Promise<T> {
  if (!fromAddress.admit(userName, address) || !fromAnywhere.admit(userName, anywhere))
    throw new Refusal(accountRefusals.accountLocked)
  try {
    const outcome = await attempt()
    fromAddress.forget(userName, address)
    fromAnywhere.takeBack(userName, anywhere)
    return outcome
  } catch (error) {
    if (!isWrongCredentials(error)) {
      fromAddress.takeBack(userName, address)
      fromAnywhere.takeBack(userName, anywhere)
    }
    throw error
  }
}
