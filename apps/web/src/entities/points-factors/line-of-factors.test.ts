import { activateLanguage } from '@isomorph/messages'
import { afterEach, expect, it } from 'vitest'
import { lineOfFactors } from './line-of-factors.ts'

const factors = [
  { kind: 'attempt', count: 2, left: 0.85 },
  { kind: 'late', count: 1, left: 0.875 },
] as const
const account = { points: 12.5, percent: 66.67, factors: [...factors], earned: 6.2 }

afterEach(async () => await activateLanguage('en'))

it.each([
  ['en', '12.5 × 66.67 % × 0.85 (2nd attempt) × 0.875 (1 day late) = 6.2'],
  ['de', '12,5 × 66,67 % × 0,85 (2. Versuch) × 0,875 (1 Tag verspätet) = 6,2'],
  ['es', '12,5 × 66,67 % × 0,85 (2.º intento) × 0,875 (1 día de retraso) = 6,2'],
  ['fr', '12,5 × 66,67 % × 0,85 (2e tentative) × 0,875 (1 jour de retard) = 6,2'],
] as const)('says in %s how points came about', async (language, line) => {
  await activateLanguage(language)
  expect(lineOfFactors(account).replaceAll('\u00A0', ' ')).toBe(line)
})
