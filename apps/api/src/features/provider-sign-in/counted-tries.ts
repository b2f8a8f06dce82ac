import { accountRefusals, createFailedSignIns, type FailedSignIns } from '../sign-in/index.ts'
import { Refusal } from '../../refusals/refusals.ts'

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

/** Whoever is stopped by what others guessed has not guessed: such a try does not count for their address. */
function refuseWhileLocked({ fromAddress, fromAnywhere }: CasFailures, { userName, address }: Caller): void {
  if (!fromAddress.admit(userName, address)) throw new Refusal(accountRefusals.accountLocked)
  if (fromAnywhere.admit(userName, anywhere)) return
  fromAddress.uncount(userName, address)
  throw new Refusal(accountRefusals.accountLocked)
}

/** A try counts as failed until CAS has said otherwise, or has said nothing. */
export async function tryCounted<T>(failures: CasFailures, caller: Caller, attempt: () => Promise<T>): Promise<T> {
  refuseWhileLocked(failures, caller)
  const { fromAddress, fromAnywhere } = failures
  const { userName, address } = caller
  try {
    const outcome = await attempt()
    fromAddress.forget(userName, address)
    fromAnywhere.uncount(userName, anywhere)
    return outcome
  } catch (error) {
    if (!isWrongCredentials(error)) {
      fromAddress.uncount(userName, address)
      fromAnywhere.uncount(userName, anywhere)
    }
    throw error
  }
}
