import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { problemCalls } from '@isomorph/contract'
import { startWorker, type Worker } from '../../../jobs/jobs.ts'
import { addPerson } from '../../../testing/people.ts'
import { doublingProblem } from '../../../testing/problems.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { checkVariantsTask } from './check-variants.ts'

let api: TestApi
let worker: Worker | undefined

beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => {
  await worker?.stop()
  await api.close()
})

/** An evaluation that is too slow for the first try, of 5,000 variants and of 1,000. */
function slowAtFirst() {
  const { evaluation } = api.app.contractRouting.services
  const check = vi
    .fn<typeof evaluation.check>(evaluation.check)
    .mockResolvedValueOnce(undefined)
    .mockResolvedValueOnce(undefined)
  return { ...evaluation, check }
}

it('is repeated by the queue after it took too long', async () => {
  const author = await addPerson(api.db, 'author', ['Creator'])
  const body = { name: 'Checked on a busy machine', content: doublingProblem() }
  const { id: problemId } = (await api.call(problemCalls.createProblem, { as: author, body })).data
  const params = { problemId, revisionNumber: 1 }
  const report = async () => (await api.call(problemCalls.getVariantReport, { as: author, params })).data
  expect((await report()).state).toBe('waiting')
  const evaluation = slowAtFirst()
  const errors: unknown[] = []
  worker = await startWorker({
    url: api.url,
    tasks: [checkVariantsTask],
    sweeps: [],
    services: { ...api.app.contractRouting.services, evaluation },
    onError: (error) => void errors.push((error as Error).message),
  })
  await vi.waitFor(() => expect(evaluation.check).toHaveBeenCalledTimes(2), { timeout: 15_000 })
  expect((await report()).state).toBe('waiting')
  await vi.waitFor(async () => expect((await report()).state).toBe('done'), { timeout: 30_000 })
  expect(await report()).toMatchObject({ variants: 5000 })
  expect(errors).toContain('The check took too long.')
})
