/** Why a launch is refused, in a word that callers branch on; in the order in which a launch is checked. */
export type LaunchFault =
  /** The login request lacks something that LTI requires. */
  | 'incompleteLogin'
  /** The platform reports an error of its own. */
  | 'platformError'
  /** `id_token` or `state` is missing. */
  | 'incompleteLaunch'
  /** What came as a token is none. */
  | 'malformedToken'
  | 'wrongAlgorithm'
  /** The token does not name its key. */
  | 'keyMissing'
  /** The platform has no key of that name. */
  | 'keyUnknown'
  /** The keys of the platform cannot be read. */
  | 'keysUnreachable'
  | 'wrongSignature'
  | 'wrongIssuer'
  | 'wrongAudience'
  | 'tokenExpired'
  /** Issued in the future, or too long ago, or without a time. */
  | 'wrongClock'
  | 'wrongNonce'
  | 'wrongVersion'
  | 'unknownMessage'
  | 'deploymentMissing'
  | 'wrongDeployment'
  | 'wrongTarget'
  | 'personMissing'
  | 'rolesMissing'
  | 'resourceLinkMissing'
  /** A request for links does not say where they go, or takes none. */
  | 'deepLinkingIncomplete'
  | 'contextMissing'

/** A launch that ended without a person. The message is for administrators; it holds no secret. */
export class LaunchError extends Error {
  override readonly name = 'LaunchError'
  readonly fault: LaunchFault

  constructor(fault: LaunchFault, message: string, options: { readonly cause?: unknown } = {}) {
    super(message, options)
    this.fault = fault
  }
}
