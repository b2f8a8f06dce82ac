import { isRejectedWithValue } from '@reduxjs/toolkit'
import { configurationCalls } from '@isomorph/contract'
import { api } from '../data/api.ts'
import { keptAnswerUsed } from '../data/kept-answers.ts'
import { pollWhileVisible } from '../data/polling/poll-while-visible.ts'
import { requestErrorOf } from '../data/request-error.ts'
import { send } from '../data/request.ts'
import { isSilence } from '../data/silence.ts'
import { listener } from '../data/store.ts'
import { finishLogOut } from '../data/token-refresh.ts'
import type { SessionStore } from './session.ts'

/** Asked once, without the tries that others have: they would outlast a short outage and never tell of it. */
async function isServerAway(): Promise<boolean> {
  const { method, path } = configurationCalls.getTime
  const { error } = await send({ method, path }, { token: null, options: { noStore: true } })
  return error !== undefined && isSilence(error)
}

/**
 * What the screens show is fetched again as soon as the network is back, and, where the server was found away after it
 * had not answered, once when it answers.
 */
export function fetchAgainAfterOutages({ dispatch, getState }: SessionStore): () => void {
  let stopPolling: (() => void) | null = null
  let wasAway = false

  function endPolling(): void {
    stopPolling?.()
    stopPolling = null
    wasAway = false
  }
  function fetchAgain(): void {
    endPolling()
    void finishLogOut()
    dispatch(api.internalActions.onOnline())
  }
  async function poll(): Promise<void> {
    if (getState().env.isDowntime) return
    const isAway = await isServerAway()
    if (!stopPolling) return
    if (isAway) wasAway = true
    else if (wasAway) fetchAgain()
    else endPolling()
  }
  function startPolling(): void {
    if (stopPolling) return
    stopPolling = pollWhileVisible(() => void poll())
    void poll()
  }
  const stopListening = listener.startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload }) => {
      if (isSilence(requestErrorOf(payload))) startPolling()
    },
  })
  const stopListeningToKept = listener.startListening({ actionCreator: keptAnswerUsed, effect: startPolling })
  addEventListener('online', fetchAgain)
  return () => {
    stopListening()
    stopListeningToKept()
    endPolling()
    removeEventListener('online', fetchAgain)
  }
}
