import { connectionTexts, type SignInFailure } from '@isomorph/contract'
import { SignInError, type SignInFault } from '@isomorph/sign-in'
import { accountRefusals } from '../sign-in/index.ts'
import { Refusal, type RefusalKind } from '../../refusals/refusals.ts'
import { failureRefusals } from './provider-sign-in.errors.ts'

const kindOfFault: Readonly<Record<SignInFault, RefusalKind>> = {
  accessDenied: failureRefusals.accessDenied,
  invalidTicket: failureRefusals.ticketRefused,
  wrongCredentials: accountRefusals.wrongCredentials,
  wrongCode: failureRefusals.signInExpired,
  clientRefused: failureRefusals.clientRefused,
  notSetUp: failureRefusals.providerNotSetUp,
  providerError: failureRefusals.providerError,
  unreachable: failureRefusals.providerUnreachable,
  tooSlow: failureRefusals.providerTooSlow,
  wrongAnswer: failureRefusals.providerMisbehaves,
  wrongClock: failureRefusals.wrongClock,
  wrongSignature: failureRefusals.providerMisbehaves,
  wrongToken: failureRefusals.providerMisbehaves,
}

/** However many requests an exchange takes, the person waits no longer than this. */
const patienceMilliseconds = 12_000

/** What of the exchange is still under way goes on by itself, and counts for nothing. */
async function withPatience<T>(exchange: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_, reject) => {
    const late = new SignInError('tooSlow', connectionTexts.say('signInTooSlow'))
    timer = setTimeout(() => reject(late), patienceMilliseconds)
  })
  return await Promise.race([exchange, end]).finally(() => clearTimeout(timer))
}

/** Talks to a provider; what goes wrong there is refused in our words, with the provider's as the cause. */
export async function atProvider<T>(exchange: () => Promise<T>): Promise<T> {
  try {
    return await withPatience(exchange())
  } catch (error) {
    if (error instanceof SignInError) throw new Refusal(kindOfFault[error.fault], { cause: error })
    throw error
  }
}

/** The name under which the web app has the words for a refusal; undefined for any other error. */
export function failureOf(error: unknown): SignInFailure | undefined {
  if (!(error instanceof Refusal)) return undefined
  const named = { ...failureRefusals, accountDisabled: accountRefusals.accountDisabled }
  const found = Object.entries(named).find(([, kind]) => kind.type === error.kind.type)
  return found?.[0] as SignInFailure | undefined
}
