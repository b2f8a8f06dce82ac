/** Why the embedded database did not start. */
export type EmbeddedDatabaseErrorReason =
  | 'already-running'
  | 'not-writable'
  | 'no-binaries'
  | 'other-version'
  | 'unreachable'
  | 'start-failed'

/** A start that failed for a reason a person can act on; `message` is a full sentence to show. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError'
  readonly reason: EmbeddedDatabaseErrorReason

  constructor(reason: EmbeddedDatabaseErrorReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

/** The code of a failed system call (`EACCES`, `ENOENT` …). */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
