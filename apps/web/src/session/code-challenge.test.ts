// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { codeVerifier } from '../data/browser-storage.ts'
import { beginCodeFlow, challengeOf } from './code-challenge.ts'

it('gives the challenge of RFC 7636, appendix B', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
})

it('keeps a new verifier in the tab for each flow, and gives it out once', async () => {
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
