import { downtimeTitle, unknownError } from '@isomorph/contract'
import type { RequestError } from './request.ts'

/** Whatever a hook of the data layer reports as its error, as something that can be shown. */
export function requestErrorOf(error: unknown): RequestError {
  if (typeof error === 'object' && error !== null && 'status' in error && 'title' in error && 'detail' in error) {
    return error as RequestError
  }
  return { ...unknownError }
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
