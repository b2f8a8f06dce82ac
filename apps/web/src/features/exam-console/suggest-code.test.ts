import { expect, it } from 'vitest'
import { suggestCode } from './suggest-code.ts'

it('suggests codes of six characters that are not taken for one another', () => {
  const codes = Array.from({ length: 50 }, suggestCode)
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
  expect(new Set(codes).size).toBe(50)
})
