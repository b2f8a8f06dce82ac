import {
  caliperCalls,
  caliperRetrySecondsMaximum,
  pageEventsMaximum,
  pageEventsSeconds,
  type PageEvent,
} from '@isomorph/contract'
import type { createBrowserRouter } from 'react-router'
import { api } from '../../data/api.ts'
import { coreApi } from '../../data/core-api.ts'
import { mutationOf } from '../../data/endpoints.ts'
import type { SessionStore } from '../../session/session.ts'
import { readPageToken, writePageToken } from './page-token.ts'

const analyticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCaliperToken: mutationOf(build, caliperCalls.getCaliperToken, { extraOptions: { noRetry: true } }),
    sendPageEvents: mutationOf(build, caliperCalls.sendPageEvents, {
      extraOptions: { noRetry: true, isAnonymous: true },
    }),
  }),
})

/** An event with the moment at which it happened, by this browser's clock; told as how long ago that is. */
type Waiting = Omit<PageEvent, 'age'> & { readonly at: number }

const oldestMilliseconds = 3_600_000

function toEvents(waiting: readonly Waiting[]): PageEvent[] {
  return waiting.map(({ at, ...event }) => ({ ...event, age: Math.max(0, Date.now() - at) }))
}

type Router = ReturnType<typeof createBrowserRouter>

const selectUser = coreApi.endpoints.getUserInfo.select(undefined)

/** What the pages of this tab did and nobody was told of yet. */
class WaitingEvents {
  #events: readonly Waiting[] = []
  #ofUser: number | undefined
  readonly #store: SessionStore

  constructor(store: SessionStore) {
    this.#store = store
  }

  add(event: Omit<Waiting, 'at'>): void {
    this.#events = [...this.#events, { ...event, at: Date.now() }].slice(-pageEventsMaximum)
  }

  /** Whose events wait; undefined: nobody is signed in, or somebody acts as another person. What they did before is told of nobody. */
  currentUser(): number | undefined {
    const state = this.#store.getState()
    const user = state.auth.isAuthenticated ? selectUser(state).data : undefined
    const id = user && !user.isImpersonated ? user.id : undefined
    if (id === this.#ofUser) return id
    this.#ofUser = id
    if (id === undefined) {
      this.#events = []
      writePageToken(null)
    } else this.add({ kind: 'used', path: '/' })
    return id
  }

  /** All that wait and are not too old to be told. */
  all(): readonly Waiting[] {
    this.#events = this.#events.filter(({ at }) => Date.now() - at < oldestMilliseconds)
    return this.#events
  }

  remove(told: readonly Waiting[]): void {
    this.#events = this.#events.filter((event) => !told.includes(event))
  }
}

/** Sends what waits; after a failure it pauses, longer each time. */
function createSender({ dispatch }: SessionStore, events: WaitingEvents): () => Promise<void> {
  let failures = 0
  let notBefore = 0

  function pause(): void {
    notBefore = Date.now() + Math.min(2 ** failures, caliperRetrySecondsMaximum) * 1000
    failures += 1
  }

  async function tokenOf(userId: number): Promise<string | undefined> {
    const known = readPageToken(userId)
    if (known !== undefined) return known
    const { data } = await dispatch(analyticsApi.endpoints.getCaliperToken.initiate(undefined, { track: false }))
    if (!data) return undefined
    writePageToken({ userId, value: data.access_token, until: Date.parse(data['.expires']) })
    return data.access_token
  }

  return async () => {
    const userId = events.currentUser()
    const portion = events.all()
    if (userId === undefined || portion.length === 0 || Date.now() < notBefore) return
    const token = await tokenOf(userId)
    if (token === undefined) return pause()
    const body = { token, events: toEvents(portion) }
    const { error } = await dispatch(analyticsApi.endpoints.sendPageEvents.initiate({ body }, { track: false }))
    if (error) {
      writePageToken(null)
      return pause()
    }
    failures = 0
    events.remove(portion)
  }
}

/** Hands in what waits when the page is hidden: one that is closing cannot wait for an answer. */
function sendWhenHidden(events: WaitingEvents): void {
  const userId = events.currentUser()
  const token = userId === undefined ? undefined : readPageToken(userId)
  const portion = events.all()
  if (document.visibilityState !== 'hidden' || token === undefined || portion.length === 0) return
  const body = JSON.stringify({ token, events: toEvents(portion) })
  const isTaken = navigator.sendBeacon(caliperCalls.sendPageEvents.path, new Blob([body], { type: 'application/json' }))
  if (isTaken) events.remove(portion)
}

/** Adds each page that is opened. */
function followPages(router: Router, events: WaitingEvents): () => void {
  let lastPath: string | undefined
  const follow = (path: string): void => {
    if (path === lastPath || events.currentUser() === undefined) return
    events.add({ kind: 'page', path, ...(lastPath === undefined ? {} : { from: lastPath }) })
    lastPath = path
  }
  follow(router.state.location.pathname)
  return router.subscribe(({ location: { pathname }, navigation }) => {
    if (navigation.state === 'idle') follow(pathname)
  })
}

/**
 * Hands in which pages are opened, every ten seconds and when the page is left. Nothing of what is on a page, and nothing while
 * somebody acts as another person.
 */
export function startSensor(store: SessionStore, router: Router): () => void {
  const events = new WaitingEvents(store)
  const send = createSender(store, events)
  const onHide = () => sendWhenHidden(events)
  /** The way back to the learning platform leads off the page of a launch. */
  const onClick = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    const { pathname } = router.state.location
    const isAway = link instanceof HTMLAnchorElement && link.origin !== location.origin
    if (isAway && pathname.startsWith('/lti-launch/')) events.add({ kind: 'returned', path: pathname })
  }
  const stopFollowing = followPages(router, events)
  const timer = setInterval(() => void send(), pageEventsSeconds * 1000)
  document.addEventListener('visibilitychange', onHide)
  document.addEventListener('click', onClick, true)
  return () => {
    clearInterval(timer)
    stopFollowing()
    document.removeEventListener('visibilitychange', onHide)
    document.removeEventListener('click', onClick, true)
  }
}
