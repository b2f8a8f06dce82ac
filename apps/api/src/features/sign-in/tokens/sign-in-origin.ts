/** Where a person signed in, and the hash of that provider's name for the sign-in: a service ticket or a sid. */
export interface SignInOrigin {
  readonly identityProviderId: number | null
  readonly sessionKeyHash: Buffer | null
}
