import { keptDatabase } from '../../../data/kept-answers.ts'

/** An answer of the server as it lies in the browser: nobody reads it without the key. */
export interface KeptRecord {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly data: ArrayBuffer
}

/** The key of one person's session; the browser uses it and never shows it. */
export interface KeptKey {
  readonly userId: number
  readonly key: CryptoKey
}

/** Where keys and answers lie; `IndexedDB` in a browser. */
export interface KeptRecords {
  readonly readKey: () => Promise<KeptKey | undefined>
  /** Keeps a key in place of everything that was kept with another one. */
  readonly writeKey: (key: KeptKey) => Promise<void>
  readonly read: (address: string) => Promise<KeptRecord | undefined>
  readonly write: (address: string, record: KeptRecord) => Promise<void>
  /** Removes the answers whose address begins so; answers how many are left. */
  readonly removeFrom: (start: string) => Promise<number>
  readonly clear: () => Promise<void>
}

const keyName = 'key'

async function settled<T>(request: IDBRequest<T>): Promise<T> {
  return await new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing.')))
  })
}

type Mode = 'read' | 'write'

/** Reading makes no database where there is none: it fails instead. */
async function open(mode: Mode): Promise<IDBDatabase> {
  const request = indexedDB.open(keptDatabase, 1)
  request.addEventListener('upgradeneeded', () => {
    if (mode === 'read') return request.transaction?.abort()
    request.result.createObjectStore('keys')
    request.result.createObjectStore('answers')
  })
  const database = await settled(request)
  // Whoever removes it does not wait for this page.
  database.addEventListener('versionchange', () => database.close())
  return database
}

type Stores = Readonly<Record<'keys' | 'answers', IDBObjectStore>>

/** Everything within one transaction, and the database closed afterwards. */
async function within<T>(mode: Mode, work: (stores: Stores) => Promise<T>): Promise<T> {
  const database = await open(mode)
  try {
    const transaction = database.transaction(['keys', 'answers'], mode === 'read' ? 'readonly' : 'readwrite')
    return await work({ keys: transaction.objectStore('keys'), answers: transaction.objectStore('answers') })
  } finally {
    database.close()
  }
}

/** What the addresses of all answers about sittings begin with. */
export const sittingsStart = '/api/groupAssessments/'

const beginningWith = (start: string) => IDBKeyRange.bound(start, `${start}\uFFFF`)

export const browserRecords: KeptRecords = {
  readKey: async () => {
    try {
      return await within('read', async ({ keys }) => (await settled(keys.get(keyName))) as KeptKey | undefined)
    } catch {
      return undefined
    }
  },
  writeKey: async (key) =>
    await within('write', async ({ keys, answers }) => {
      await settled(answers.clear())
      await settled(keys.put(key, keyName))
    }),
  read: async (address) =>
    await within('read', async ({ answers }) => (await settled(answers.get(address))) as KeptRecord | undefined),
  write: async (address, record) =>
    await within('write', async ({ answers }) => {
      await settled(answers.put(record, address))
    }),
  removeFrom: async (start) =>
    await within('write', async ({ answers }) => {
      await settled(answers.delete(beginningWith(start)))
      return await settled(answers.count(beginningWith(sittingsStart)))
    }),
  clear: async () => {
    await settled(indexedDB.deleteDatabase(keptDatabase))
  },
}
