/** What the error of a letter says of where it is. */
export type MailFailure =
  /** The mail server did not get it, and may take it later. */
  | 'notTaken'
  /** The mail server takes nothing for this address. */
  | 'refusedForGood'
  /** Nobody knows: the connection ended while it was under way. */
  | 'unknown'

interface SmtpError {
  readonly code?: unknown
  readonly command?: unknown
  readonly syscall?: unknown
  readonly responseCode?: unknown
  readonly timeoutType?: unknown
}

const connectionCodes: readonly unknown[] = ['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'EENVELOPE']
const connectionTimeouts: readonly unknown[] = ['CONNECTION_TIMEOUT', 'GREETING_TIMEOUT']

export function failureOf(error: unknown): MailFailure {
  if (typeof error !== 'object' || error === null) return 'unknown'
  const { code, command, syscall, responseCode, timeoutType }: SmtpError = error
  if (command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500) return 'refusedForGood'
  const wasAnswered = typeof responseCode === 'number'
  const neverBegan = syscall === 'connect' || connectionCodes.includes(code) || connectionTimeouts.includes(timeoutType)
  return wasAnswered || neverBegan ? 'notTaken' : 'unknown'
}
