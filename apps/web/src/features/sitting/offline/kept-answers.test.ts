import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiRequest } from '../../../data/request.ts'
import { createKeptAnswers } from './kept-answers.ts'
import { sittingsStart, type KeptKey, type KeptRecord, type KeptRecords } from './kept-records.ts'

/** Records in memory, and what lies in them. */
function memoryRecords() {
  const answers = new Map<string, KeptRecord>()
  const lying: { key: KeptKey | undefined; readonly answers: Map<string, KeptRecord> } = { key: undefined, answers }
  const records: KeptRecords = {
    readKey: async () => lying.key,
    writeKey: async (key) => {
      answers.clear()
      lying.key = key
    },
    read: async (address) => answers.get(address),
    write: async (address, record) => void answers.set(address, record),
    removeFrom: async (start) => {
      for (const address of answers.keys()) if (address.startsWith(start)) answers.delete(address)
      return [...answers.keys()].filter((address) => address.startsWith(sittingsStart)).length
    },
    clear: async () => {
      answers.clear()
      lying.key = undefined
    },
  }
  return { lying, records }
}

function pageOf(problemInstanceId: number, groupAssessmentId = 9): ApiRequest {
  const path = '/api/groupAssessments/{groupAssessmentId}/problemInstances/{problemInstanceId}'
  return { method: 'GET', path, params: { groupAssessmentId, problemInstanceId } }
}

const person: ApiRequest = { method: 'GET', path: '/api/account/userInfo' }

function keeping(signedIn?: number) {
  const { lying, records } = memoryRecords()
  return { lying, records, kept: createKeptAnswers({ records, signedInUserId: () => signedIn }) }
}

beforeEach(() => void vi.stubGlobal('isSecureContext', true))
afterAll(() => void vi.unstubAllGlobals())

describe('answers that are kept', () => {
  it('are found again by what was asked, and by nothing else', async () => {
    const { kept } = keeping()
    await kept.begin(1)
    await kept.keep(1, pageOf(5), { statementHtml: 'ä²' })
    expect(await kept.find(pageOf(5))).toEqual({ statementHtml: 'ä²' })
    expect(await kept.find(pageOf(6))).toBeUndefined()
  })

  it('lie encrypted, each with a start of its own, under a key that cannot be taken out', async () => {
    const { kept, lying } = keeping()
    await kept.begin(1)
    await kept.keep(1, pageOf(5), 'secret')
    await kept.keep(1, pageOf(6), 'secret')
    const [one, two] = [...lying.answers.values()]
    expect(lying.key?.key.extractable).toBe(false)
    expect(new TextDecoder('latin1').decode(one?.data)).not.toContain('secret')
    expect(one?.iv).not.toEqual(two?.iv)
  })

  it('are none over plain http, where a browser encrypts nothing', async () => {
    vi.stubGlobal('isSecureContext', false)
    const { kept, lying } = keeping()
    expect(await kept.begin(1)).toBe(false)
    await kept.keep(1, pageOf(5), 'page')
    expect([lying.key, lying.answers.size]).toEqual([undefined, 0])
  })

  it('cannot be read in another place', async () => {
    const { kept, lying } = keeping()
    await kept.begin(1)
    await kept.keep(1, pageOf(5), 'five')
    lying.answers.set('/api/groupAssessments/9/problemInstances/6', [...lying.answers.values()][0] as KeptRecord)
    await expect(kept.find(pageOf(6))).rejects.toMatchObject({ name: 'OperationError' })
  })

  it('belong to one person: another who begins removes them, and whoever is signed in as another finds none', async () => {
    const { kept, lying, records } = keeping()
    await kept.begin(1)
    await kept.keep(1, pageOf(5), 'mine')
    await kept.keep(2, pageOf(6), 'not kept')
    expect(lying.answers.size).toBe(1)
    expect(await createKeptAnswers({ records, signedInUserId: () => 2 }).find(pageOf(5))).toBeUndefined()
    expect(await createKeptAnswers({ records, signedInUserId: () => 1 }).find(pageOf(5))).toBe('mine')
    await kept.begin(1)
    expect(lying.answers.size).toBe(1)
    await kept.begin(2)
    expect(lying.answers.size).toBe(0)
  })

  it('go with their sitting, and all with the last one', async () => {
    const { kept, lying } = keeping()
    await kept.begin(1)
    await kept.keep(1, person, 'person')
    await kept.keep(1, pageOf(5, 9), 'nine')
    await kept.keep(1, pageOf(5, 90), 'ninety')
    expect(await kept.forget(9)).toBe(true)
    expect(await kept.find(pageOf(5, 90))).toBe('ninety')
    expect(await kept.forget(90)).toBe(false)
    expect([lying.key, lying.answers.size]).toEqual([undefined, 0])
    expect(await kept.forget(90)).toBe(false)
  })
})
