/** Keeps values for as long as the page is open: what a browser allows a page that it lets store nothing. */
function createMemoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
}

const instead = { local: createMemoryStorage(), session: createMemoryStorage() }

/** The storage of all tabs. In the frame of another site some browsers refuse even to name it. */
export function localArea(): Storage {
  try {
    return window.localStorage
  } catch {
    return instead.local
  }
}

/** The storage of this tab. */
export function sessionArea(): Storage {
  try {
    return window.sessionStorage
  } catch {
    return instead.session
  }
}
