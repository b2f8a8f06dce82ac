import { caliperCalls, caliperRetrySecondsMaximum, pageEventsSeconds } from '@isomorph/contract'
import type { Store } from '@reduxjs/toolkit'
import type { createBrowserRouter } from 'react-router'
import { api } from '../../data/api.ts'
import { mutationOf } from '../../data/endpoints.ts'
import type { SessionStore } from '../../session/session.ts'
import { readPageToken, writePageToken } from './page-token.ts'
import { toEvents, WaitingEvents } from './waiting-events.ts'

const analyticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCaliperToken: mutationOf(build, caliperCalls.getCaliperToken, { extraOptions: { noRetry: true } }),
    // Not anonymous: requests of a session do not count for the address that a whole room may share.
    sendPageEvents: mutationOf(build, caliperCalls.sendPageEvents, { extraOptions: { noRetry: true } }),
  }),
})

type Router = ReturnType<typeof createBrowserRouter>

/** Would be refused another time as well. */
const refusedForGood: ReadonlySet<number> = new Set([400, 413])

/** The token that page events are sent with; undefined where it cannot be had now. */
async function tokenOf(dispatch: SessionStore['dispatch'], userId: number): Promise<string | undefined> {
  const known = readPageToken(userId)
  if (known !== undefined) return known
  const { data } = await dispatch(analyticsApi.endpoints.getCaliperToken.initiate(undefined, { track: false }))
  if (!data) return undefined
  writePageToken({ userId, value: data.access_token, until: Date.parse(data['.expires']) })
  return data.access_token
}

/** Sends what waits, one portion at a time; after a failure it pauses, longer each time. */
function createSender({ dispatch }: SessionStore, events: WaitingEvents): () => Promise<void> {
  let failures = 0
  let notBefore = 0
  let isSending = false

  function pause(): void {
    notBefore = Date.now() + Math.min(2 ** failures, caliperRetrySecondsMaximum) * 1000
    failures += 1
  }

  async function sendPortion(userId: number): Promise<void> {
    const token = await tokenOf(dispatch, userId)
    if (token === undefined) return pause()
    // Somebody else may have signed in meanwhile: the events of one are not reported for the other.
    const portion = events.currentUser() === userId ? events.portion() : []
    if (portion.length === 0) return
    const body = { token, events: toEvents(portion) }
    const { error } = await dispatch(analyticsApi.endpoints.sendPageEvents.initiate({ body }, { track: false }))
    const status = error && 'status' in error ? error.status : undefined
    if (error && !refusedForGood.has(status ?? 0)) {
      if (status === 403) writePageToken(null)
      return pause()
    }
    failures = 0
    events.remove(portion)
  }

  return async () => {
    const userId = events.currentUser()
    if (isSending || userId === undefined || events.portion().length === 0 || Date.now() < notBefore) return
    isSending = true
    try {
      await sendPortion(userId)
    } finally {
      isSending = false
    }
  }
}

/**
 * Reports what waits when the page is hidden: one that is closing cannot wait for an answer. What is being sent is sent again,
 * because closing the page cancels that request; the server counts each event once.
 */
function sendWhenHidden(events: WaitingEvents): void {
  const userId = events.currentUser()
  const token = userId === undefined ? undefined : readPageToken(userId)
  const portion = events.portion()
  if (document.visibilityState !== 'hidden' || token === undefined || portion.length === 0) return
  const body = JSON.stringify({ token, events: toEvents(portion) })
  const isTaken = navigator.sendBeacon(caliperCalls.sendPageEvents.path, new Blob([body], { type: 'application/json' }))
  if (isTaken) events.remove(portion)
}

/**
 * Reports which pages are opened, every ten seconds and when the page is left. It reports nothing of what is on a page, and
 * nothing while somebody acts as another person.
 */
export function startSensor(store: SessionStore & Pick<Store, 'subscribe'>, router: Router): () => void {
  const events = new WaitingEvents(store, () => router.state.location.pathname)
  const send = createSender(store, events)
  const onHide = () => sendWhenHidden(events)
  const onClick = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    if (link instanceof HTMLAnchorElement && link.origin !== location.origin) events.leave()
  }
  events.follow()
  const stopFollowing = router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') events.follow()
  })
  // Who it is may be known only after the first page was opened.
  const stopWatching = store.subscribe(() => void events.currentUser())
  const timer = setInterval(() => void send(), pageEventsSeconds * 1000)
  document.addEventListener('visibilitychange', onHide)
  document.addEventListener('click', onClick, true)
  return () => {
    clearInterval(timer)
    stopFollowing()
    stopWatching()
    document.removeEventListener('visibilitychange', onHide)
    document.removeEventListener('click', onClick, true)
  }
}
