import { randomUuid } from '../../../data/uuid.ts'
import { tryStorage, type StorageSource } from '../../../unsaved-work/local-store.ts'

/**
 * Who writes drafts. Of one writer the text with the higher sequence is the newer one: no sequence is ever given twice, also
 * where the page shows an older draft than the server has.
 */
export interface TabWriter {
  readonly id: string
  readonly nextSequence: (after: number) => number
}

type Page = Pick<EventTarget, 'addEventListener'>

interface StoredWriter {
  readonly id: string
  readonly last: number
}

const storageKey = 'persist:writer'

function parseWriter(text: string | null): StoredWriter | null {
  const { id, last } = (JSON.parse(text ?? '{}') ?? {}) as Partial<StoredWriter>
  return typeof id === 'string' && Number.isInteger(last) ? { id, last: last ?? 0 } : null
}

/**
 * One writer per tab that survives a reload. While the page is open its storage holds none, so that a tab which is duplicated
 * from this one gets a writer of its own: two tabs of one writer would take each other's text for their own.
 */
export function createTabWriter(storage: StorageSource, page: Page): TabWriter {
  const take = () => {
    const stored = tryStorage(() => parseWriter(storage().getItem(storageKey)))
    tryStorage(() => storage().removeItem(storageKey))
    return stored
  }
  const { id, last: lastBefore } = take() ?? { id: randomUuid(), last: 0 }
  let last = lastBefore
  page.addEventListener('pagehide', () => {
    const stored: StoredWriter = { id, last }
    tryStorage(() => storage().setItem(storageKey, JSON.stringify(stored)))
  })
  // A page that comes back as it was left.
  page.addEventListener('pageshow', take)
  return {
    id,
    nextSequence: (after) => {
      last = Math.max(last, after) + 1
      return last
    },
  }
}

let own: TabWriter | undefined

export function writerOfThisTab(): TabWriter {
  own ??= createTabWriter(() => sessionStorage, globalThis)
  return own
}
