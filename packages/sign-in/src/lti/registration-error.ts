import type { Said } from '../sentences.ts'

/** Why a platform cannot register this tool by itself, in a word that callers branch on. */
export type RegistrationFault =
  /** The request names no configuration. */
  | 'incompleteRegistration'
  /** The configuration cannot be read. */
  | 'configurationUnreachable'
  /** What was read is no configuration of a platform. */
  | 'configurationWrong'
  /** The configuration comes from another host than the platform that it names. */
  | 'otherHost'
  /** An address in it is not https. */
  | 'plainAddress'
  /** The platform did not answer the registration, or answered with a fault: it may have taken it. */
  | 'noAnswer'
  /** The platform says that its token was used or has ended. */
  | 'tokenRefused'
  /** The platform refuses what was asked for. */
  | 'registrationRefused'
  /** The answer names no client id. */
  | 'answerWrong'

/** A registration that did not come about. The message says what the platform said; it holds no secret. */
export class RegistrationError extends Error {
  override readonly name = 'RegistrationError'
  readonly fault: RegistrationFault
  /** The message in codes. */
  readonly said: Said['said']

  constructor(fault: RegistrationFault, { message, said }: Said, options: { readonly cause?: unknown } = {}) {
    super(message, options)
    this.fault = fault
    this.said = said
  }
}
