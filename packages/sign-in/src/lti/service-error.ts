import { say, type Said } from '../sentences.ts'

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

/** What an answer that is a fault says, and whether asking again later may help. */
export function faultOfAnswer(status: number, text: string): { readonly said: Said; readonly isPassing: boolean } {
  if (isThrottled(status, text)) return { said: say('platformTooOften', { status }), isPassing: true }
  if (status >= 500) return { said: say('platformFault', { status }), isPassing: true }
  const words = excerptOf(text)
  const said = words === '' ? say('platformRefuses', { status }) : say('platformRefusesSaying', { status, words })
  return { said, isPassing: false }
}

export function serviceErrorOf(status: number, text: string): ServiceError {
  const { said, isPassing } = faultOfAnswer(status, text)
  return new ServiceError(said.message, { status, isPassing })
}
