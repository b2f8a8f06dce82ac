import { isRejectedWithValue } from '@reduxjs/toolkit'
import { api } from '../data/api.ts'
import { coreApi } from '../data/core-api.ts'
import { lookAgain } from '../data/look-again.ts'
import { requestErrorOf } from '../data/request-error.ts'
import { listener } from '../data/store.ts'
import type { SessionStore } from './session.ts'

/** Statuses of something in front of a server that is away. */
const statusesOfTheWay = [502, 503, 504]

function isUnanswered(error: unknown): boolean {
  const { status } = requestErrorOf(error)
  return status < 0 || statusesOfTheWay.includes(status)
}

/**
 * What the screens show is fetched again as soon as the network is back, and, where the server did not answer, as soon
 * as it does.
 */
export function fetchAgainAfterOutages({ dispatch, getState }: SessionStore): () => void {
  let stopLooking: (() => void) | null = null

  function goOn(): void {
    stopLooking?.()
    stopLooking = null
    dispatch(api.internalActions.onOnline())
  }
  async function look(): Promise<void> {
    if (getState().env.isDowntime) return
    const asked = dispatch(coreApi.endpoints.getTime.initiate(undefined, { forceRefetch: true, subscribe: false }))
    const { isSuccess } = await asked
    if (isSuccess && stopLooking) goOn()
  }
  const stopListening = listener.startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload }) => {
      if (isUnanswered(payload)) stopLooking ??= lookAgain(() => void look())
    },
  })
  addEventListener('online', goOn)
  return () => {
    stopListening()
    stopLooking?.()
    removeEventListener('online', goOn)
  }
}
