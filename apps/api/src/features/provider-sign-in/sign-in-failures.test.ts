import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atProvider } from './sign-in-failures.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('gives up a sign-in of many slow answers after twelve seconds', async () => {
  const answers = async () => {
    for (let each = 0; each < 4; each++) await new Promise((resolve) => setTimeout(resolve, 7000))
  }
  let outcome: unknown = 'still waiting'
  const end = atProvider(answers).catch((error: unknown) => void (outcome = error))
  await vi.advanceTimersByTimeAsync(11_900)
  expect(outcome).toBe('still waiting')
  await vi.advanceTimersByTimeAsync(100)
  await end
  expect(outcome).toMatchObject({ kind: { type: 'urn:isomorph:provider-too-slow' } })
})
