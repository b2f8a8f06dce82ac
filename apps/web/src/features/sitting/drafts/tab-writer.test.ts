import { expect, it } from 'vitest'
import { memoryStorage } from './memory-storage.fixtures.ts'
import { createTabWriter } from './tab-writer.ts'

/** A tab with its storage, and the pages that are opened in it one after the other. */
function tab(storage = memoryStorage()) {
  let page = new EventTarget()
  return {
    storage,
    open: () => {
      page = new EventTarget()
      return createTabWriter(() => storage, page)
    },
    tell: (event: 'pagehide' | 'pageshow') => page.dispatchEvent(new Event(event)),
  }
}

/** What a browser does to duplicate a tab. */
function duplicateOf({ storage }: ReturnType<typeof tab>) {
  const copy = memoryStorage()
  const stored = storage.getItem('persist:writer')
  if (stored !== null) copy.setItem('persist:writer', stored)
  return tab(copy)
}

it('survives a reload, and gives no sequence twice', () => {
  const one = tab()
  const before = one.open()
  expect([before.nextSequence(0), before.nextSequence(4)]).toEqual([1, 5])
  one.tell('pagehide')
  const after = one.open()
  expect(after.id).toBe(before.id)
  expect([after.nextSequence(2), after.nextSequence(6)]).toEqual([6, 7])
})

it('is another one in a tab that was duplicated, also after the page came back as it was left', () => {
  const one = tab()
  const first = one.open()
  expect(duplicateOf(one).open().id).not.toBe(first.id)
  one.tell('pagehide')
  one.tell('pageshow')
  expect(duplicateOf(one).open().id).not.toBe(first.id)
})

it('is there where the storage is switched off or holds something else', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  expect(createTabWriter(refuse, new EventTarget()).id).toMatch(/^[\da-f-]{36}$/)
  for (const text of ['no JSON', 'null', '{"id":7}']) {
    const storage = memoryStorage()
    storage.setItem('persist:writer', text)
    expect(tab(storage).open().nextSequence(0)).toBe(1)
  }
})
