import type { ErrorData, SaidSentence } from '@isomorph/contract'

/** A reason for which a request is refused: declared once by a feature, with a stable type, documented one by one. */
export interface RefusalKind {
  /** Stable; screens branch on it. `urn:isomorph:stale-revision` */
  readonly type: string
  readonly status: number
  readonly title: string
  /** What the person can do about it. */
  readonly detail: string
}

/** What is wrong with one field. */
export interface FieldError {
  readonly path: string
  readonly message: string
  /**
   * For screens that say it in another language, so that none is forgotten; undefined where programs alone are told, where another
   * program said it, and beside sentences.
   */
  readonly reason: SaidSentence | undefined
  /** The same of what the check of a problem found. */
  readonly sentences?: ErrorData['errors'][number]['sentences']
}

export type RefusalParams = Readonly<Record<string, string | number>>

/** The general detail, or one that names what is concerned: screens say it in another language by one of these. */
type DetailOptions =
  | { readonly detail?: undefined; readonly said?: undefined }
  | {
      readonly detail: string
      /** The same in codes; undefined where another program said it. */
      readonly said: readonly SaidSentence[] | undefined
    }
  | { readonly detail: string; readonly said?: undefined; readonly params: RefusalParams }
  | { readonly detail: string; readonly said?: undefined; readonly retryAfterSeconds: number }

type RefusalOptions = DetailOptions & {
  readonly errors?: readonly FieldError[]
  /** What the detail names, for screens that say it in another language. */
  readonly params?: RefusalParams
  /** Until when the same request is refused again; becomes `Retry-After`. */
  readonly retryAfterSeconds?: number
  readonly cause?: unknown
}

/** Thrown by guards and use cases; becomes problem details in one place. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly kind: RefusalKind
  readonly detail: string
  readonly said: readonly SaidSentence[] | undefined
  readonly errors: readonly FieldError[]
  readonly params: RefusalParams | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(kind: RefusalKind, options: RefusalOptions = {}) {
    super(kind.title, { cause: options.cause })
    this.kind = kind
    this.detail = options.detail ?? kind.detail
    this.said = options.said
    this.errors = options.errors ?? []
    this.params = options.params
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

type Declaration = Omit<RefusalKind, 'type'>

function typeOf(name: string): string {
  return `urn:isomorph:${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/**
 * Declares refusals by name; the type follows from the name: `staleRevision` is `urn:isomorph:stale-revision`.
 *
 * @example
 * export const problemRefusals = defineRefusals({
 *   staleRevision: { status: 409, title: 'Somebody else saved', detail: 'Load the newest version and save again.' },
 * })
 * throw new Refusal(problemRefusals.staleRevision)
 */
export function defineRefusals<const D extends Readonly<Record<string, Declaration>>>(
  declarations: D,
): { readonly [Name in keyof D]: RefusalKind } {
  const kinds = Object.entries(declarations).map(([name, kind]) => [name, { type: typeOf(name), ...kind }] as const)
  return Object.fromEntries(kinds) as { readonly [Name in keyof D]: RefusalKind }
}
