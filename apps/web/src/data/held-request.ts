import type { Dispatch } from '@reduxjs/toolkit'
import type { Call } from '@isomorph/contract'
import { sendWithRetry } from './base-query.ts'
import { requestOf, type AnswerOf, type ArgumentOf } from './endpoints.ts'
import type { RequestOptions } from './request.ts'

/**
 * Asks for what the server holds back until there is something new; null where it could not be asked. It is no endpoint of
 * `api`, because what an endpoint invalidates is fetched again only when no endpoint waits for an answer.
 */
export function askHeld<C extends Call>(
  call: C,
  argument: ArgumentOf<C>,
  signal: AbortSignal,
  options: RequestOptions = {},
) {
  return async (dispatch: Dispatch): Promise<AnswerOf<C> | null> => {
    const { data } = await sendWithRetry(requestOf(call, argument), { signal, dispatch }, { noRetry: true, ...options })
    return (data ?? null) as AnswerOf<C> | null
  }
}
