// @vitest-environment jsdom
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLocalStore } from './local-store.ts'

interface Note {
  readonly text: string
}

const store = createLocalStore<Note>({
  storage: () => localStorage,
  prefix: 'persist:note:',
  parse: (json) => (typeof (json as Note | null)?.text === 'string' ? (json as Note) : null),
  maximumCharacters: 100,
})

beforeEach(() => localStorage.clear())
afterEach(() => void vi.restoreAllMocks())

function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

describe('the local store', () => {
  it('names entries by user and place, as earlier versions did', () => {
    expect(store.entry(7).key).toBe('persist:note:7')
    expect(store.entry(7, 12).key).toBe('persist:note:7:12')
  })

  it.each(['{', '"text"', 'null', '[]', '{"text":7}', ''])('reads nothing from %s', (stored) => {
    localStorage.setItem('persist:note:7', stored)
    expect(store.entry(7).read()).toBeNull()
  })

  it('overwrites an entry that it cannot read', () => {
    localStorage.setItem('persist:note:7', '{')
    expect(store.entry(7).write({ text: 'new' })).toBe(true)
    expect(store.entry(7).read()).toEqual({ text: 'new' })
  })

  it('keeps the earlier value and says so where the storage is full', () => {
    store.entry(7).write({ text: 'earlier' })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    expect(store.entry(7).write({ text: 'later' })).toBe(false)
    expect(store.entry(7).read()).toEqual({ text: 'earlier' })
  })

  it('stores nothing longer than its maximum', () => {
    expect(store.entry(7).write({ text: 'x'.repeat(100) })).toBe(false)
    expect(localStorage).toHaveLength(0)
  })

  it('works without storing anything where the browser has disabled storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    })
    expect(store.entry(7).write({ text: 'a' })).toBe(false)
    expect(store.entry(7).read()).toBeNull()
    expect(store.entry(7).clear()).toBe(false)
    expect(store.hasEntries()).toBe(false)
    expect(() => store.clear()).not.toThrow()
  })

  it('leaves entries of users whose number begins alike, and those of other stores', () => {
    localStorage.setItem('persist:auth', '{}')
    for (const userId of [1, 12, 123]) store.entry(userId, 4).write({ text: 'a' })
    store.clear(12)
    expect([1, 12, 123].map((userId) => store.hasEntries(userId))).toEqual([true, false, true])
    store.clear()
    expect(Object.keys(localStorage)).toEqual(['persist:auth'])
  })
})

type Model = Map<string, string>

const place = { userId: fc.integer({ min: 1, max: 12 }), place: fc.option(fc.nat({ max: 3 }), { nil: undefined }) }
const step = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), ...place, text: fc.string({ maxLength: 5 }), isFull: fc.boolean() }),
  fc.record({ kind: fc.constant('clear' as const), ...place }),
  fc.record({ kind: fc.constant('clearUser' as const), userId: place.userId }),
  fc.record({ kind: fc.constant('corrupt' as const), ...place }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const nameOf = (userId: number, at: number | undefined) => (at === undefined ? `${userId}` : `${userId}/${at}`)

function writeWith(each: Extract<Step, { kind: 'write' }>): boolean {
  const full = each.isFull ? vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse) : null
  const isStored = store.entry(each.userId, each.place).write({ text: each.text })
  full?.mockRestore()
  return isStored
}

function run(model: Model, each: Step): void {
  if (each.kind === 'clearUser') {
    store.clear(each.userId)
    for (const name of model.keys()) if (name.split('/')[0] === String(each.userId)) model.delete(name)
    return
  }
  const name = nameOf(each.userId, each.place)
  const entry = store.entry(each.userId, each.place)
  if (each.kind === 'write') {
    if (writeWith(each)) model.set(name, each.text)
    return
  }
  if (each.kind === 'clear') entry.clear()
  else localStorage.setItem(entry.key, '{"text"')
  model.delete(name)
}

it('reads for each user and place what was written there last, whatever happens to others', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      localStorage.clear()
      const model: Model = new Map()
      for (const each of steps) {
        run(model, each)
        for (let userId = 1; userId <= 12; userId += 1) {
          for (const at of [undefined, 0, 1, 2, 3]) {
            const text = model.get(nameOf(userId, at))
            expect(store.entry(userId, at).read()).toEqual(text === undefined ? null : { text })
          }
        }
      }
    }),
  )
})
