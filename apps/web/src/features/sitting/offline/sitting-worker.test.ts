import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Fetching } from './sitting-worker.ts'

type Answering = { readonly request: Partial<Request> } & Pick<Fetching, 'respondWith'>

const listeners = new Map<string, (event: unknown) => void>()
const stored = new Map<string, Map<string, string>>()
let shellStored = ''
const fetchIt = vi.fn<() => Promise<Response>>()

function cacheOf(name: string) {
  const entries = stored.get(name) ?? new Map<string, string>()
  stored.set(name, entries)
  return {
    addAll: async (parts: readonly string[]) => {
      for (const part of parts) entries.set(part, 'stored')
    },
    put: async (path: string, answer: Response) => {
      shellStored = await answer.text()
      entries.set(path, 'stored')
    },
  }
}

const scope = {
  location: new URL('https://maths.example/sitting-worker.js'),
  clients: { claim: async () => undefined },
  skipWaiting: async () => undefined,
  caches: {
    open: async (name: string) => cacheOf(name),
    match: async (path: string, { cacheName }: { cacheName: string }) => {
      const entry = stored.get(cacheName)?.get(path)
      return entry === undefined ? undefined : new Response(entry)
    },
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  },
  addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
}

beforeAll(async () => {
  for (const [name, value] of Object.entries(scope)) vi.stubGlobal(name, value)
  vi.stubGlobal('Request', function StoredRequest(this: { url: string }, url: string) {
    this.url = url
  })
  vi.stubGlobal('__SITTING_PARTS__', { version: '2', parts: ['/assets/shell-1.js'] })
  vi.stubGlobal('fetch', fetchIt)
  await import('./sitting-worker.ts')
})

afterAll(() => vi.unstubAllGlobals())

const ownPage = '<script type="module" src="/assets/shell-1.js"></script><link rel="icon" href="/icon.svg" />'

async function settle(type: 'install' | 'activate'): Promise<void> {
  let work: Promise<unknown> = Promise.resolve()
  listeners.get(type)?.({ waitUntil: (lasting: Promise<unknown>) => (work = lasting) })
  await work
}

beforeEach(async () => {
  stored.clear()
  stored.set('isomorph-sitting-1', new Map())
  stored.set('something-else', new Map())
  fetchIt.mockReset().mockImplementation(async () => new Response(ownPage))
  await settle('install')
  fetchIt.mockReset().mockImplementation(async () => new Response('fetched'))
})

/** What the worker answers; null where it leaves the request to the browser. */
async function answerTo(path: string, request: Partial<Request> = {}): Promise<string | null> {
  let answer: Promise<Response> | null = null
  const event: Answering = {
    request: { method: 'GET', mode: 'cors', url: `https://maths.example${path}`, ...request },
    respondWith: (given) => {
      answer = given
    },
  }
  listeners.get('fetch')?.(event)
  const given = await (answer as Promise<Response> | null)
  return given && (await given.text())
}

const page = '/courses/7/groupAssignments/9/problems/12'
const navigation = { mode: 'navigate' } as const

it('stores the page with its parts', () => {
  expect([...(stored.get('isomorph-sitting-2') ?? [])].map(([path]) => path)).toEqual([
    '/assets/shell-1.js',
    '/index.html',
  ])
  expect(shellStored).toContain('/assets/shell-1.js')
})

it('stores nothing where the page is of another release or does not come', async () => {
  stored.delete('isomorph-sitting-2')
  fetchIt.mockImplementation(async () => new Response('<script type="module" src="/assets/shell-2.js"></script>'))
  await expect(settle('install')).rejects.toThrow('another release: it asks for /assets/shell-2.js')
  fetchIt.mockImplementation(async () => new Response('bad gateway', { status: 502 }))
  await expect(settle('install')).rejects.toThrow('502')
  expect(stored.has('isomorph-sitting-2')).toBe(false)
})

it('removes what earlier versions stored, and nothing of others', async () => {
  await settle('activate')
  expect([...stored.keys()]).toEqual(['something-else', 'isomorph-sitting-2'])
})

it('answers a page of a sitting from the server, and from the store where that cannot be reached', async () => {
  expect(await answerTo(page, navigation)).toBe('fetched')
  fetchIt.mockImplementation(async () => new Response('bad gateway', { status: 502 }))
  expect(await answerTo(page, navigation)).toBe('stored')
  fetchIt.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await answerTo(page, navigation)).toBe('stored')
  expect(await answerTo('/courses/7/groupAssignments/9', navigation)).toBe('stored')
})

it('answers its parts from the store', async () => {
  expect(await answerTo('/assets/shell-1.js')).toBe('stored')
  expect(fetchIt).not.toHaveBeenCalled()
})

it('asks the server where what was stored is gone, and stores nothing by that', async () => {
  stored.clear()
  expect(await answerTo('/assets/shell-1.js')).toBe('fetched')
  fetchIt.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(answerTo(page, navigation)).rejects.toThrow('Failed to fetch')
  expect([...stored.keys()]).toEqual([])
})

it('leaves every other request to the browser', async () => {
  const drafts = '/api/groupAssessments/9/problemInstances/12/draft'
  expect(await answerTo('/courses/7', navigation)).toBeNull()
  expect(await answerTo('/courses/7/groupAssignments/9/results', navigation)).toBeNull()
  expect(await answerTo('/api/groupAssessments/9/problemInstances/12')).toBeNull()
  expect(await answerTo(drafts, { method: 'PUT' })).toBeNull()
  expect(await answerTo('/assets/other-1.js')).toBeNull()
  expect(await answerTo(page, { method: 'POST', ...navigation })).toBeNull()
  expect(await answerTo('/assets/shell-1.js', { url: 'https://other.example/assets/shell-1.js' })).toBeNull()
})
