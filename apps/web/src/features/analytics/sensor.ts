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
import { sessionArea } from '../../data/storage-areas.ts'
import type { SessionStore } from '../../session/session.ts'

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

const tokenKey = 'persist:analyticsToken'
/** A token is asked for anew a minute before it ends. */
const marginMilliseconds = 60_000
const oldestMilliseconds = 3_600_000

interface Token {
  readonly userId: number
  readonly value: string
  readonly until: number
}

/** Tokens of this tab: a page that is loaded again needs no other one. */
function readToken(userId: number): string | undefined {
  try {
    const token = JSON.parse(sessionArea().getItem(tokenKey) ?? 'null') as Token | null
    return token?.userId === userId && token.until > Date.now() + marginMilliseconds ? token.value : undefined
  } catch {
    return undefined
  }
}

function writeToken(token: Token | null): void {
  try {
    if (token === null) sessionArea().removeItem(tokenKey)
    else sessionArea().setItem(tokenKey, JSON.stringify(token))
  } catch {
    // Without storage a token is asked for each time.
  }
}

function toEvents(waiting: readonly Waiting[]): PageEvent[] {
  return waiting.map(({ at, ...event }) => ({ ...event, age: Math.max(0, Date.now() - at) }))
}

/**
 * Hands in which pages are opened, every ten seconds and when the page is left. Nothing of what is on a page, and nothing while
 * somebody acts as another person.
 */
export function startSensor(
  { dispatch, getState }: SessionStore,
  router: ReturnType<typeof createBrowserRouter>,
): () => void {
  const selectUser = coreApi.endpoints.getUserInfo.select(undefined)
  let waiting: Waiting[] = []
  let ofUser: number | undefined
  let failures = 0
  let notBefore = 0
  let lastPath: string | undefined

  function add(event: Omit<Waiting, 'at'>): void {
    waiting = [...waiting, { ...event, at: Date.now() }].slice(-pageEventsMaximum)
  }

  /** What was done before somebody else signed in is told of nobody. */
  function currentUser(): number | undefined {
    const user = getState().auth.isAuthenticated ? selectUser(getState()).data : undefined
    const id = user && !user.isImpersonated ? user.id : undefined
    if (id !== ofUser) {
      waiting = id === undefined ? [] : waiting
      if (id === undefined) writeToken(null)
      else add({ kind: 'used', path: '/' })
      ofUser = id
    }
    return id
  }

  function wait(): void {
    notBefore = Date.now() + Math.min(2 ** failures, caliperRetrySecondsMaximum) * 1000
    failures += 1
  }

  async function tokenOf(userId: number): Promise<string | undefined> {
    const known = readToken(userId)
    if (known !== undefined) return known
    const { data } = await dispatch(analyticsApi.endpoints.getCaliperToken.initiate(undefined, { track: false }))
    if (!data) return undefined
    writeToken({ userId, value: data.access_token, until: Date.parse(data['.expires']) })
    return data.access_token
  }

  async function flush(): Promise<void> {
    const userId = currentUser()
    waiting = waiting.filter(({ at }) => Date.now() - at < oldestMilliseconds)
    if (userId === undefined || waiting.length === 0 || Date.now() < notBefore) return
    const token = await tokenOf(userId)
    if (token === undefined) return wait()
    const portion = waiting
    const body = { token, events: toEvents(portion) }
    const { error } = await dispatch(analyticsApi.endpoints.sendPageEvents.initiate({ body }, { track: false }))
    if (error) {
      writeToken(null)
      return wait()
    }
    failures = 0
    waiting = waiting.filter((event) => !portion.includes(event))
  }

  function follow(path: string): void {
    if (path === lastPath || currentUser() === undefined) return
    add({ kind: 'page', path, ...(lastPath === undefined ? {} : { from: lastPath }) })
    lastPath = path
  }

  /** A page that is closing cannot wait for an answer. */
  function onHide(): void {
    const userId = currentUser()
    const token = userId === undefined ? undefined : readToken(userId)
    if (document.visibilityState !== 'hidden' || token === undefined || waiting.length === 0) return
    const body = JSON.stringify({ token, events: toEvents(waiting) })
    if (navigator.sendBeacon(caliperCalls.sendPageEvents.path, new Blob([body], { type: 'application/json' })))
      waiting = []
  }

  /** The way back to the learning platform leads off the page of a launch. */
  function onClick({ target }: MouseEvent): void {
    const link = target instanceof Element ? target.closest('a[href]') : null
    const { pathname } = router.state.location
    const isAway = link instanceof HTMLAnchorElement && link.origin !== location.origin
    if (isAway && pathname.startsWith('/lti-launch/')) add({ kind: 'returned', path: pathname })
  }

  follow(router.state.location.pathname)
  const stopFollowing = router.subscribe(({ location: { pathname }, navigation }) => {
    if (navigation.state === 'idle') follow(pathname)
  })
  const timer = setInterval(() => void flush(), pageEventsSeconds * 1000)
  document.addEventListener('visibilitychange', onHide)
  document.addEventListener('click', onClick, true)
  return () => {
    clearInterval(timer)
    stopFollowing()
    document.removeEventListener('visibilitychange', onHide)
    document.removeEventListener('click', onClick, true)
  }
}
