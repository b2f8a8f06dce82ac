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

it('an exam stands where an invigilator with a notebook says, after any order of acts, grants, submissions and sweeps', async () => {
  await expect(playExams(api, marker, { numRuns: 12, seed: 20_261_123 })).resolves.toBeUndefined()
})
