// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { codeVerifier } from '../data/browser-storage.ts'
import { beginCodeFlow, challengeOf } from './code-challenge.ts'

it('gives the challenge of RFC 7636, appendix B', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
})

it('stores a new verifier in the tab for each flow, and answers it once', async () => {
  const first = await beginCodeFlow()
  const second = await beginCodeFlow()
  expect(second).not.toBe(first)
  const verifier = codeVerifier.take()
  expect(verifier).toMatch(/^[\w-]{43}$/)
  expect(await challengeOf(verifier ?? '')).toBe(second)
  expect(codeVerifier.take()).toBeNull()
})

it('gives the same challenge on a page that is not served securely, where the browser has no cryptography', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  try {
    expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    )
    expect(await beginCodeFlow()).toMatch(/^[\w-]{43}$/)
  } finally {
    vi.unstubAllGlobals()
  }
})

it('gives the digest of every length around the ends of blocks there', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  try {
    for (const length of [0, 1, 3, 43, 55, 56, 57, 63, 64, 65, 119, 120, 128, 200]) {
      const text = Array.from({ length }, (_, index) => String.fromCodePoint(33 + ((index * 151) % 94))).join('')
      expect(await challengeOf(text)).toBe(createHash('sha256').update(text).digest('base64url'))
    }
  } finally {
    vi.unstubAllGlobals()
  }
})
