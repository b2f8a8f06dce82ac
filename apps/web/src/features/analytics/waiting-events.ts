import { pageEventsMaximum, pagePathMaximum, type PageEvent } from '@isomorph/contract'
import { coreApi } from '../../data/core-api.ts'
import { randomUuid } from '../../data/uuid.ts'
import type { SessionStore } from '../../session/session.ts'
import { writePageToken } from './page-token.ts'

/** An event with the moment at which it happened, by this browser's clock; reported as how long ago that is. */
export type Waiting = Omit<PageEvent, 'age'> & { readonly at: number }

const oldestMilliseconds = 3_600_000
/** Paths may be long: a portion is never longer than a body may be. */
const portionCharacters = 24_000

export function toEvents(waiting: readonly Waiting[]): PageEvent[] {
  return waiting.map(({ at, ...event }) => ({ ...event, age: Math.max(0, Date.now() - at) }))
}

/** A path as the server takes it: what no address may hold is encoded, and what is too long is cut. */
function soundPath(path: string): string {
  const encoded = new URL(`http://localhost${path}`).pathname.replaceAll(/[^\w/.~!$&'()*+,;=:@%-]/g, encodeURIComponent)
  return encoded.slice(0, pagePathMaximum).replace(/%.?$/, '')
}

const selectUser = coreApi.endpoints.getUserInfo.select(undefined)

/** Events of the pages of this tab that are not reported yet. */
export class WaitingEvents {
  #events: readonly Waiting[] = []
  #ofUser: number | undefined
  #lastPath: string | undefined
  readonly #store: SessionStore
  readonly #currentPath: () => string

  constructor(store: SessionStore, currentPath: () => string) {
    this.#store = store
    this.#currentPath = currentPath
  }

  add(event: Omit<Waiting, 'at' | 'id'>): void {
    this.#events = [...this.#events, { id: randomUuid(), ...event, at: Date.now() }].slice(-pageEventsMaximum)
  }

  /** Adds the page that is open, unless it was the last one. */
  follow(): void {
    if (this.currentUser() === undefined) return
    const [path, from] = [soundPath(this.#currentPath()), this.#lastPath]
    if (path === from) return
    this.#lastPath = path
    this.add({ kind: 'page', path, ...(from === undefined ? {} : { from }) })
  }

  /** The way back to the learning platform leads off the page of a launch. */
  leave(): void {
    const path = soundPath(this.#currentPath())
    if (this.currentUser() !== undefined && path.startsWith('/lti-launch/')) this.add({ kind: 'returned', path })
  }

  /**
   * Whose events wait; undefined: nobody is signed in, or somebody acts as another person. Events of somebody who was signed in
   * before are not reported for anybody else.
   */
  currentUser(): number | undefined {
    const state = this.#store.getState()
    const user = state.auth.isAuthenticated ? selectUser(state).data : undefined
    const id = user && !user.isImpersonated ? user.id : undefined
    if (id === this.#ofUser) return id
    this.#ofUser = id
    this.#events = []
    this.#lastPath = undefined
    if (id === undefined) writePageToken(null)
    else {
      this.add({ kind: 'used', path: '/' })
      this.follow()
    }
    return id
  }

  /** The oldest that wait and are not too old to be reported, as many as go at once. */
  portion(): readonly Waiting[] {
    this.#events = this.#events.filter(({ at }) => Date.now() - at < oldestMilliseconds)
    let characters = 0
    return this.#events.filter((event) => (characters += JSON.stringify(event).length) <= portionCharacters)
  }

  remove(reported: readonly Waiting[]): void {
    this.#events = this.#events.filter((event) => !reported.includes(event))
  }
}
