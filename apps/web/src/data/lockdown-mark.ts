import type { Answer, ApiRequest, RequestError } from './request.ts'

/** Sends a request, with what has to be done where the mark of the lockdown browser has run out. */
export type SendInLockdown = (request: ApiRequest, send: () => Promise<Answer>) => Promise<Answer>

let sendInLockdown: SendInLockdown | null = null

/** The sitting that is open in a lockdown browser sends in its own way; answers what ends that. */
export function setSendInLockdown(sendInstead: SendInLockdown): () => void {
  sendInLockdown = sendInstead
  return () => {
    if (sendInLockdown === sendInstead) sendInLockdown = null
  }
}

/** Sends as the open sitting wants it; without one, just sends. */
export async function sendWithMark(request: ApiRequest, send: () => Promise<Answer>): Promise<Answer> {
  return sendInLockdown === null ? await send() : await sendInLockdown(request, send)
}

const typeOf = (name: string) => `urn:isomorph:lockdown-${name}`

/** Whether the mark of the lockdown browser has run out: it can be renewed, like a token. */
export function isMarkExpired({ type }: Pick<RequestError, 'type'>): boolean {
  return type === typeOf('expired')
}

/** Whether a call was refused because the session has no mark. That says nothing about what was sent. */
export function isMarkMissing({ type }: Pick<RequestError, 'type'>): boolean {
  return [typeOf('expired'), typeOf('needed'), typeOf('until-end')].includes(type ?? '')
}
