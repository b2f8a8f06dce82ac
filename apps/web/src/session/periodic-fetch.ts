import { lastActivity } from '../data/browser-storage.ts'
import { coreApi } from '../data/core-api.ts'
import type { SessionStore } from './session.ts'

const minuteMs = 60_000
const quarterOfAnHour = 15 * minuteMs
const day = 24 * 60 * minuteMs
/** Activity is written down at most this often. */
const activityEveryMs = minuteMs

function watchActivity(): () => void {
  let writtenAt = 0
  function onActivity() {
    if (Date.now() - writtenAt < activityEveryMs) return
    writtenAt = Date.now()
    lastActivity.write(writtenAt)
  }
  const events = ['pointerdown', 'keydown'] as const
  for (const event of events) window.addEventListener(event, onActivity, { passive: true })
  return () => {
    for (const event of events) window.removeEventListener(event, onActivity)
  }
}

/** Fetches client and time every 15 minutes, configuration, terms and identity providers every day. */
export function startPeriodicFetches({ dispatch, getState }: SessionStore): () => void {
  const fresh = { forceRefetch: true, subscribe: false } as const
  const { getClient, getTime, getConfiguration, getExternalTerms, getIdentityProviders } = coreApi.endpoints
  function often() {
    void dispatch(getClient.initiate(undefined, fresh))
    void dispatch(getTime.initiate(undefined, fresh))
  }
  function daily() {
    void dispatch(getConfiguration.initiate(undefined, fresh))
    void dispatch(getIdentityProviders.initiate(undefined, fresh))
    if (getState().auth.isAuthenticated) void dispatch(getExternalTerms.initiate(undefined, fresh))
  }
  function unlessDown(work: () => void) {
    return () => {
      if (!getState().env.isDowntime) work()
    }
  }
  const stopWatching = watchActivity()
  // A page that comes back after a long absence waits for its first turn; what a screen needs it asks for itself.
  if (!(Date.now() - lastActivity.read() >= quarterOfAnHour)) unlessDown(often)()
  else unlessDown(() => void dispatch(getTime.initiate(undefined, fresh)))()
  const timers = [setInterval(unlessDown(often), quarterOfAnHour), setInterval(unlessDown(daily), day)]
  return () => {
    stopWatching()
    for (const timer of timers) clearInterval(timer)
  }
}
