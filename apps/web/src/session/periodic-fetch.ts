import { lastActivity } from '../data/browser-storage.ts'
import { coreApi } from '../data/core-api.ts'
import { createPeriodicFetches } from '../data/polling/periodic-fetches.ts'
import { listener } from '../data/store.ts'
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

const fresh = { forceRefetch: true, subscribe: false } as const

type Fetches = ReturnType<typeof createPeriodicFetches>

function startForEverybody(fetches: Fetches, dispatch: SessionStore['dispatch']): void {
  const { getClient, getTime, getConfiguration, getIdentityProviders } = coreApi.endpoints
  fetches.start({
    taskId: 'client',
    periodMs: quarterOfAnHour,
    fetch: () => void dispatch(getClient.initiate(undefined, fresh)),
  })
  fetches.start({
    taskId: 'time',
    periodMs: quarterOfAnHour,
    fetch: () => void dispatch(getTime.initiate(undefined, fresh)),
    // A clock that is wrong shows wrong times from the first screen on.
    isNeededAtOnce: true,
  })
  const daily = {
    configuration: () => void dispatch(getConfiguration.initiate(undefined, fresh)),
    identityProviders: () => void dispatch(getIdentityProviders.initiate(undefined, fresh)),
  }
  for (const [taskId, fetch] of Object.entries(daily)) fetches.start({ taskId, periodMs: day, fetch })
}

/** Starts and stops with the session; the result stops following it. */
function fetchWhileSignedIn(fetches: Fetches, { dispatch, getState }: SessionStore): () => void {
  const { getExternalTerms, getExternalProviders } = coreApi.endpoints
  const whileSignedIn = {
    externalTerms: () => void dispatch(getExternalTerms.initiate(undefined, fresh)),
    externalProviders: () => void dispatch(getExternalProviders.initiate(undefined, fresh)),
  }
  const followSession = () => {
    for (const [taskId, fetch] of Object.entries(whileSignedIn))
      if (getState().auth.isAuthenticated) fetches.start({ taskId, periodMs: day, fetch })
      else fetches.stop(taskId)
  }
  followSession()
  return listener.startListening({
    predicate: (_, now, before) =>
      (now as ReturnType<typeof getState>).auth.isAuthenticated !==
      (before as ReturnType<typeof getState>).auth.isAuthenticated,
    effect: followSession,
  })
}

/**
 * Fetches client and time every 15 minutes, configuration and identity providers every day, and the terms and external
 * providers every day for as long as somebody is signed in.
 */
export function startPeriodicFetches(store: SessionStore): () => void {
  const fetches = createPeriodicFetches({
    isPaused: () => store.getState().env.isDowntime,
    lastActivityAt: () => lastActivity.read(),
  })
  const stopWatching = watchActivity()
  startForEverybody(fetches, store.dispatch)
  const stopFollowing = fetchWhileSignedIn(fetches, store)
  return () => {
    stopWatching()
    stopFollowing()
    fetches.stopAll()
  }
}
