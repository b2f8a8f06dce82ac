// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { sha256Of } from './sha256.ts'
import { randomUuid, uuidOf } from './uuid.ts'

// What browsers leave of it on pages over plain http.
beforeEach(() => vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) }))
afterEach(() => vi.unstubAllGlobals())

it('makes random ids of version 4, each another one', () => {
  const ids = Array.from({ length: 100 }, randomUuid)
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true)
  expect(new Set(ids).size).toBe(100)
})

it('hashes as other pages do', async () => {
  for (const text of ['', 'abc', 'ü'.repeat(99)]) {
    expect(Buffer.from(await sha256Of(text)).toString('hex')).toBe(createHash('sha256').update(text).digest('hex'))
  }
})

it('marks 16 bytes with the version and the variant, and changes no bytes that it was given', () => {
  const bytes = new Uint8Array(32).fill(0xff)
  expect(uuidOf(bytes, 8)).toBe('ffffffff-ffff-8fff-bfff-ffffffffffff')
  expect(bytes.every((byte) => byte === 0xff)).toBe(true)
})
