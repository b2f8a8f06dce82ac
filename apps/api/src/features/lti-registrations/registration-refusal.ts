import type { RegistrationReason, SaidText } from '@isomorph/contract'

const nothing: SaidText = { message: '', said: [] }

/** A registration that is refused. `detail` is what an administrator needs beyond the words of the reason. */
export class RegistrationRefusal extends Error {
  override readonly name = 'RegistrationRefusal'
  readonly reason: RegistrationReason
  readonly detail: SaidText

  constructor(
    reason: RegistrationReason,
    { detail = nothing, cause }: { readonly detail?: SaidText; readonly cause?: unknown } = {},
  ) {
    super(`A registration is refused: ${reason}`, { cause })
    this.reason = reason
    this.detail = detail
  }
}
