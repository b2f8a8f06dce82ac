import type { LaunchReason } from '@isomorph/contract'

/** A launch that is refused. What the page says beyond the reason, and how to begin again, come with it. */
export class LaunchRefusal extends Error {
  override readonly name = 'LaunchRefusal'
  readonly reason: LaunchReason
  /** A value that an administrator needs: a deployment id, an issuer. */
  readonly value: string

  constructor(reason: LaunchReason, { value = '', cause }: { readonly value?: string; readonly cause?: unknown } = {}) {
    super(`A launch is refused: ${reason}`, { cause })
    this.reason = reason
    this.value = value
  }
}
