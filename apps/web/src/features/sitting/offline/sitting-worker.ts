// The service worker of a sitting. It stores the page and the scripts that a sitting loads, so that a reload without a
// connection comes back. The server is always asked first for the page, so that a new version is there at once; calls of
// the API never pass through here.

interface Lasting extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}

export interface Fetching extends Lasting {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}

interface WorkerScope {
  readonly caches: CacheStorage
  readonly clients: { readonly claim: () => Promise<void> }
  readonly location: Location
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: ((type: 'install' | 'activate', listener: (event: Lasting) => void) => void) &
    ((type: 'fetch', listener: (event: Fetching) => void) => void) &
    ((type: 'message', listener: (event: Lasting & { readonly data: unknown }) => void) => void)
}

/** Written in by the build. */
declare const __SITTING_PARTS__: { readonly version: string; readonly parts: readonly string[] }

const worker = globalThis as unknown as WorkerScope
const { version, parts } = __SITTING_PARTS__
const cachePrefix = 'isomorph-sitting-'
const cacheName = cachePrefix + version
const shell = '/index.html'
const pathOfSitting = /^\/courses\/\d+\/groupAssignments\/\d+(?:\/problems\/\d+)?\/?$/
/** Statuses of something in front of a server that is away. */
const statusesOfTheWay = [502, 503, 504]

const scriptOrStyle = /(?:src|href)="(\/[^"]+\.(?:js|css))"/g

/** While servers of two releases run, the page may come from the other one: it would ask for parts that are not stored. */
function refuseOtherRelease(page: string): void {
  const other = [...page.matchAll(scriptOrStyle)].map(([, path = '']) => path).find((path) => !parts.includes(path))
  if (other !== undefined) throw new Error(`The page is of another release: it asks for ${other}.`)
}

/** All or nothing: where this fails, an earlier worker goes on, and the next visit tries again. */
async function store(): Promise<void> {
  const page = await fetch(new Request(shell, { cache: 'no-cache' }))
  if (!page.ok) throw new Error(`The page could not be fetched: ${page.status}.`)
  refuseOtherRelease(await page.clone().text())
  const cache = await worker.caches.open(cacheName)
  await cache.addAll(parts)
  await cache.put(shell, page)
  await worker.skipWaiting()
}

async function takeOver(): Promise<void> {
  const names = await worker.caches.keys()
  const old = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName)
  await Promise.all(old.map((name) => worker.caches.delete(name)))
  await worker.clients.claim()
}

/** Looking into a cache while it is removed would make it anew, so the answers under way come first, and none later. */
let isRemoved = false
const answering = new Set<Promise<Response>>()

function answerWith(event: Fetching, answer: Promise<Response>): void {
  answering.add(answer)
  void answer.catch(() => undefined).finally(() => answering.delete(answer))
  event.respondWith(answer)
}

async function removeAll(): Promise<void> {
  isRemoved = true
  await Promise.allSettled(answering)
  const names = await worker.caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => worker.caches.delete(name)))
}

async function stored(path: string): Promise<Response | undefined> {
  return await worker.caches.match(path, { cacheName })
}

/** The page as the server has it, or the stored one where the server cannot be reached. */
async function answerPage(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request)
    if (!statusesOfTheWay.includes(answer.status)) return answer
    return (await stored(shell)) ?? answer
  } catch (error) {
    const page = await stored(shell)
    if (page) return page
    throw error
  }
}

/** Names of parts carry a hash of what they hold: a stored part is never out of date. */
async function answerPart(request: Request, path: string): Promise<Response> {
  return (await stored(path)) ?? (await fetch(request))
}

worker.addEventListener('install', (event) => event.waitUntil(store()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (isRemoved || request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate') {
    if (pathOfSitting.test(pathname)) answerWith(event, answerPage(request))
  } else if (parts.includes(pathname)) answerWith(event, answerPart(request, pathname))
})
// Sent when what is kept is removed: the worker goes on in the pages that it serves until they are closed.
worker.addEventListener('message', (event) => {
  if (event.data === 'remove') event.waitUntil(removeAll())
})
