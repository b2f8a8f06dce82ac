/** A service of a platform (LTI Advantage) that did not do what it was asked for. The message says why, in words. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  /** The status of the answer; 0: there was none. */
  readonly status: number
  /** Whether asking again later may help: no answer, an overload, a fault of the platform. */
  readonly isPassing: boolean
  /** Whether the platform gives no token at all: what was asked for does not matter then. */
  readonly isOfToken: boolean

  constructor(
    message: string,
    { status = 0, isPassing = false, isOfToken = false, cause }: Partial<ServiceError> = {},
  ) {
    super(message, { cause })
    this.status = status
    this.isPassing = isPassing
    this.isOfToken = isOfToken
  }
}

const longestExcerpt = 200

/** What a refusal says, short and on one line: platforms answer with pages and traces, too. */
function excerptOf(text: string): string {
  const plain = text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    // A platform may repeat the token that it was sent.
    .replaceAll(/[\w-]{16,}\.[\w-]{16,}\.[\w-]{8,}/g, '…')
    .replaceAll(/\bBearer\s+\S+/gi, 'Bearer …')
    .trim()
  const characters = Array.from(plain)
  return characters.length > longestExcerpt ? `${characters.slice(0, longestExcerpt).join('')}…` : plain
}

/** Canvas says with a refusal that it is asked too often. */
function isThrottled(status: number, text: string): boolean {
  return status === 429 || (status === 403 && /rate limit exceeded/i.test(text))
}

export function serviceErrorOf(status: number, text: string): ServiceError {
  if (isThrottled(status, text))
    return new ServiceError(`The platform is asked too often (${status}).`, { status, isPassing: true })
  if (status >= 500) return new ServiceError(`The platform has a fault (${status}).`, { status, isPassing: true })
  const excerpt = excerptOf(text)
  return new ServiceError(`The platform refuses it (${status})${excerpt === '' ? '.' : `: ${excerpt}`}`, { status })
}
