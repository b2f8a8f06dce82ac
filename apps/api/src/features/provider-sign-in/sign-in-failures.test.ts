import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atProvider } from './sign-in-failures.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('gives up a sign-in of many slow answers within a quarter of a minute', async () => {
  const answers = async () => {
    for (let each = 0; each < 4; each++) await new Promise((resolve) => setTimeout(resolve, 7000))
  }
  const outcome = atProvider(answers).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await Promise.race([outcome, Promise.resolve('still waiting')])).toMatchObject({
    kind: { type: 'urn:isomorph:provider-too-slow' },
  })
})
