import { addressOf, type ApiRequest } from '../../../data/request.ts'
import { sittingsStart, type KeptKey, type KeptRecord, type KeptRecords } from './kept-records.ts'

export interface KeptAnswers {
  /** Begins to keep answers of a person; those of anybody else are removed. False: this browser cannot. */
  readonly begin: (userId: number) => Promise<boolean>
  /** Keeps an answer of the person for whom keeping has begun; for others it does nothing. */
  readonly keep: (userId: number, request: ApiRequest, answer: unknown) => Promise<void>
  readonly find: (request: ApiRequest) => Promise<unknown>
  /** Removes a sitting, and everything with the last one; answers whether anything is left. */
  readonly forget: (groupAssessmentId: number) => Promise<boolean>
}

interface KeptAnswersOptions {
  readonly records: KeptRecords
  /** Undefined before the page knows. */
  readonly signedInUserId: () => number | undefined
}

const algorithm = 'AES-GCM'
/** The length that AES-GCM is made for. */
const ivBytes = 12

/** There wherever keeping has begun. */
// oxlint-disable-next-line no-restricted-properties -- nothing is kept in a browser without it
const subtle = (): SubtleCrypto => crypto.subtle

/** Ties a record to its person and its place: one that is put elsewhere cannot be read. */
function bindingOf({ userId }: KeptKey, address: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${userId}:${address}`)
}

async function encrypt(kept: KeptKey, address: string, answer: unknown): Promise<KeptRecord> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const text = new TextEncoder().encode(JSON.stringify(answer))
  const parameters = { name: algorithm, iv, additionalData: bindingOf(kept, address) }
  return { iv, data: await subtle().encrypt(parameters, kept.key, text) }
}

async function decrypt(kept: KeptKey, address: string, { iv, data }: KeptRecord): Promise<unknown> {
  const parameters = { name: algorithm, iv, additionalData: bindingOf(kept, address) }
  return JSON.parse(new TextDecoder().decode(await subtle().decrypt(parameters, kept.key, data)))
}

async function createKey(userId: number): Promise<KeptKey> {
  return {
    userId,
    key: await subtle().generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']),
  }
}

/** Answers of the server, encrypted with a key that belongs to one person's session and never leaves the browser. */
export function createKeptAnswers({ records, signedInUserId }: KeptAnswersOptions): KeptAnswers {
  return {
    begin: async (userId) => {
      // Over plain http a browser encrypts nothing, and then nothing is kept.
      if (!globalThis.isSecureContext) return false
      const known = await records.readKey()
      if (known?.userId !== userId) await records.writeKey(await createKey(userId))
      return true
    },
    keep: async (userId, request, answer) => {
      const kept = await records.readKey()
      if (kept?.userId !== userId) return
      const address = addressOf(request)
      await records.write(address, await encrypt(kept, address, answer))
    },
    find: async (request) => {
      const kept = await records.readKey()
      const userId = signedInUserId()
      if (!kept || (userId !== undefined && userId !== kept.userId)) return undefined
      const address = addressOf(request)
      const record = await records.read(address)
      return record && (await decrypt(kept, address, record))
    },
    forget: async (groupAssessmentId) => {
      if ((await records.readKey()) === undefined) return false
      const left = await records.removeFrom(`${sittingsStart}${groupAssessmentId}/`)
      if (left === 0) await records.clear()
      return left > 0
    },
  }
}
