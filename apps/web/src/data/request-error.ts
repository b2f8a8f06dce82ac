import { downtimeTitle, networkOfflineError, unknownError } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import type { RequestError } from './request.ts'

/** What no server said is said here, in the language of the page. */
function inOwnWords(error: RequestError): RequestError {
  if (error.status === networkOfflineError.status) {
    return { ...error, title: t('shell.network.offline'), detail: t('shell.network.offline.detail') }
  }
  if (error.status === unknownError.status) {
    return { ...error, title: t('shell.network.unknown'), detail: t('shell.network.unknown.detail') }
  }
  return error
}

let wordsOfRefusal = (refusal: RequestError): RequestError => refusal

/** Takes the look-up that puts refusals into the words of the page's language, once its texts are there. */
export function takeRefusalWords(wordsOf: (refusal: RequestError) => RequestError): void {
  wordsOfRefusal = wordsOf
}

/** Whatever a hook of the data layer reports as its error, as something that can be shown. */
export function requestErrorOf(error: unknown): RequestError {
  const isKnown =
    typeof error === 'object' && error !== null && 'status' in error && 'title' in error && 'detail' in error
  return wordsOfRefusal(inOwnWords(isKnown ? (error as RequestError) : { ...unknownError }))
}

/** The product is down for a while: whoever stands before the server says so, and nothing about the request. */
export function isDowntime({ status, title }: Pick<RequestError, 'status' | 'title'>): boolean {
  return status === 403 && title.includes(downtimeTitle)
}

const lockdownType = (name: string) => `urn:isomorph:lockdown-${name}`

/** Whether the mark of the lockdown browser has run out: it can be renewed, like a token. */
export function isMarkExpired({ type }: Pick<RequestError, 'type'>): boolean {
  return type === lockdownType('expired')
}

/** Whether a call was refused because the session has no mark. That says nothing about what was sent. */
export function isMarkMissing({ type }: Pick<RequestError, 'type'>): boolean {
  return [lockdownType('expired'), lockdownType('needed'), lockdownType('until-end')].includes(type ?? '')
}

/** `urn:isomorph:last-instructor` is the code `lastInstructor`. */
export function refusalCodeOf({ type }: Pick<RequestError, 'type'>): string {
  return (type ?? '').replace('urn:isomorph:', '').replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}
