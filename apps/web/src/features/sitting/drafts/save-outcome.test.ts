import { expect, it } from 'vitest'
import { outcomeOfFailure } from './save-outcome.ts'

const failure = { title: 'No', detail: 'Too late.' }

it('tells what is refused, and why', () => {
  const refusal = { ...failure, status: 409 }
  expect(outcomeOfFailure(refusal)).toEqual({ kind: 'refused', refusal })
})

it.each([
  [{ status: 429, retryAfterSeconds: 30 }, 30_000],
  [{ status: 503, retryAfterSeconds: 120 }, 0],
  [{ status: -1 }, 0],
])('after %o waits for %i ms', (error, waitMilliseconds) => {
  expect(outcomeOfFailure({ ...failure, ...error })).toEqual({ kind: 'unreachable', waitMilliseconds })
})
