import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEvaluation } from '@isomorph/evaluation'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { playExams } from './exam-sequences.fixtures.ts'

let api: TestApi
const marker = createEvaluation()
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => {
  await api.close()
  await marker.close()
})

it('an exam stands where an invigilator with a notebook says, after many orders of acts, grants, submissions and sweeps', async () => {
  await expect(playExams(api, marker, { numRuns: 600, seed: Date.now() % 1_000_000_000 })).resolves.toBeUndefined()
})
