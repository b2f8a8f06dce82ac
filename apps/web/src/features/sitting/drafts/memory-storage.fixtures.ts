/** The part of a browser's storage that the sitting uses; once full it takes nothing larger than it has. */
export function memoryStorage() {
  const items = new Map<string, string>()
  const storage = {
    isFull: false,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (storage.isFull && value.length > (items.get(key)?.length ?? 0)) throw new Error('QuotaExceededError')
      items.set(key, value)
    },
    removeItem: (key: string) => void items.delete(key),
  }
  return storage
}

/** An empty storage of its own, as a store takes it. */
export function emptyStorage() {
  const storage = memoryStorage()
  return () => storage
}

/** A writer that gives one sequence after the other. */
export const writerCalled = (id: string) => ({ id, nextSequence: (after: number) => after + 1 })

/** A clock on which no planned action ever runs. */
export const stoppedClock = { now: () => new Date(0), setTimer: () => () => undefined }
