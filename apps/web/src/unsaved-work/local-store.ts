type KeyedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
/** Read with each use: a browser whose storage is disabled throws where it is only named. */
export type StorageSource = () => KeyedStorage

interface LocalStoreOptions<Value> {
  readonly storage: StorageSource
  /** What the keys of all entries begin with. Browsers hold entries of earlier versions, so it never changes. */
  readonly prefix: string
  /** The value of stored JSON; null where it is none. */
  readonly parse: (json: unknown) => Value | null
  /** Longer entries are not stored: a tab has room for a few million characters in all. */
  readonly maximumCharacters?: number
}

/** The unsaved work of one user in one place. */
export interface LocalEntry<Value> {
  readonly key: string
  /** Null where nothing is stored, or nothing that can be read. */
  readonly read: () => Value | null
  /** Whether the browser has stored it. Where it has not, an earlier value stays. */
  readonly write: (value: Value) => boolean
  /** Whether nothing is stored now. */
  readonly clear: () => boolean
}

export interface LocalStore<Value> {
  /** `place` tells the entries of one user apart, where a user has several. */
  readonly entry: (userId: number, place?: string | number) => LocalEntry<Value>
  /** Whether a user, or without one anybody, has an entry. */
  readonly hasEntries: (userId?: number) => boolean
  readonly clear: (userId?: number) => void
}

/** Null where storage is full or disabled: that must not keep anybody from typing, or text from the server. */
export function tryStorage<Result>(use: () => Result): Result | null {
  try {
    return use()
  } catch {
    return null
  }
}

const isDone = (use: () => void): boolean =>
  tryStorage(() => {
    use()
    return true
  }) ?? false

/**
 * Unsaved work in the browser, each entry under the id of the user who typed it: another user of the same machine neither
 * sees nor sends it.
 */
export function createLocalStore<Value>(options: LocalStoreOptions<Value>): LocalStore<Value> {
  const { storage, prefix, parse, maximumCharacters = Number.POSITIVE_INFINITY } = options

  function keysOf(userId: number | undefined): string[] {
    const own = `${prefix}${userId}`
    const isOf = (key: string) =>
      userId === undefined ? key.startsWith(prefix) : key === own || key.startsWith(`${own}:`)
    return tryStorage(() => Object.keys(storage()).filter(isOf)) ?? []
  }

  function entry(userId: number, place?: string | number): LocalEntry<Value> {
    const key = place === undefined ? `${prefix}${userId}` : `${prefix}${userId}:${place}`
    return {
      key,
      read: () => tryStorage(() => parse(JSON.parse(storage().getItem(key) ?? 'null'))),
      write: (value) => {
        const text = JSON.stringify(value)
        if (text.length > maximumCharacters) return false
        return isDone(() => storage().setItem(key, text))
      },
      clear: () => isDone(() => storage().removeItem(key)),
    }
  }

  return {
    entry,
    hasEntries: (userId) => keysOf(userId).length > 0,
    clear: (userId) => {
      for (const key of keysOf(userId)) tryStorage(() => storage().removeItem(key))
    },
  }
}
