import type { Said } from './sentences.ts'

/** Why a sign-in could not be finished, in a word that callers branch on. */
export type SignInFault =
  /** The person or the provider said no (`error=access_denied`). */
  | 'accessDenied'
  /** Wrong, used or expired service ticket. */
  | 'invalidTicket'
  | 'wrongCredentials'
  /** Wrong, used or expired authorization code. */
  | 'wrongCode'
  /** The provider refuses our client id or our secret. */
  | 'clientRefused'
  /** The provider does not know our address, or does not offer what it takes. */
  | 'notSetUp'
  /** The provider reports an error of its own. */
  | 'providerError'
  | 'unreachable'
  | 'tooSlow'
  /** An answer that the standard does not allow, or more of it than anybody needs. */
  | 'wrongAnswer'
  /** The provider's clock and ours are apart. */
  | 'wrongClock'
  | 'wrongSignature'
  /** A token for somebody else, for another sign-in, or from another issuer. */
  | 'wrongToken'

/** What an answer that is none stands for: a server with an outage says so by its status, and may answer again soon. */
export function faultOfStatus(status: number): SignInFault {
  return status >= 500 ? 'providerError' : 'wrongAnswer'
}

/** A sign-in that ended without a person. What it says is for administrators; it holds no secret. */
export class SignInError extends Error {
  override readonly name = 'SignInError'
  readonly fault: SignInFault
  /** The message in codes. */
  readonly said: Said['said']

  constructor(fault: SignInFault, { message, said }: Said, options: { readonly cause?: unknown } = {}) {
    super(message, options)
    this.fault = fault
    this.said = said
  }
}
