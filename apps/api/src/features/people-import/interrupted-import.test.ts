import { EventEmitter, once } from 'node:events'
import { createDatabase } from '@isomorph/database'
import { sql } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { startWorker } from '../../platform/jobs.ts'
import { createImportTest, type SentFile } from '../../testing/people-imports.ts'
import { workJobs } from '../../testing/work-jobs.ts'
import { peopleImport } from './index.ts'

const { api, read, apply, stateOf, userNamed } = await createImportTest()
afterAll(() => api.close())

describe('an import whose process dies', () => {
  /** The request claims the import in its first transaction; its second one never comes, or fails when it is told to. */
  async function applyAndDie(sent: SentFile): Promise<{ readonly fail: () => Promise<void> }> {
    const { db } = api.app.contractRouting.services
    const begin = db.transaction.bind(db)
    const death = new EventEmitter()
    const transactions = vi
      .spyOn(db, 'transaction')
      .mockImplementationOnce(begin)
      .mockImplementationOnce(() => Object.assign(begin(), { execute: async () => await once(death, 'too late') }))
    const answer = apply(sent)
    await vi.waitFor(() => expect(transactions).toHaveBeenCalledTimes(2), { timeout: 10_000 })
    transactions.mockRestore()
    expect(await stateOf(sent)).toMatchObject({ status: 'applying' })
    return {
      fail: async () => {
        death.emit('error', new Error('too late'))
        await answer
      },
    }
  }

  async function hurryJobs(maximumTries: number): Promise<void> {
    const owner = createDatabase(api.url, { asOwner: true, maximumConnections: 1 })
    await sql`update graphile_worker._private_jobs set run_at = now(), max_attempts = ${maximumTries}`.execute(owner.db)
    await owner.close()
  }

  it('is taken up again, and is not given back once it is done', async () => {
    const sent = await read('email\nlucky@example.org\n')
    const { fail } = await applyAndDie(sent)
    await hurryJobs(5)
    const worker = await workJobs(api)
    await vi.waitFor(async () => expect((await stateOf(sent)).status).toBe('applied'), { timeout: 15_000 })
    await worker.stop()
    await fail()
    expect(await stateOf(sent)).toMatchObject({ status: 'applied', failure: '' })
    expect(await userNamed('lucky@example.org')).toBeDefined()
  })

  it('is given back when the last try has failed', async () => {
    const sent = await read('email\nunlucky@example.org\n')
    const { fail } = await applyAndDie(sent)
    await hurryJobs(1)
    const failing = (peopleImport.tasks ?? []).map((task) => ({
      ...task,
      run: async () => await Promise.reject(new Error('broken')),
    }))
    const worker = await startWorker({
      url: api.url,
      tasks: failing,
      sweeps: [],
      services: api.app.contractRouting.services,
      onError: () => undefined,
    })
    await vi.waitFor(async () => expect((await stateOf(sent)).status).toBe('ready'), { timeout: 15_000 })
    await worker.stop()
    expect((await stateOf(sent)).failure).toContain('by a fault of ours')
    expect((await apply(sent)).data.status).toBe('applied')
    await fail()
    expect((await stateOf(sent)).status).toBe('applied')
  })
})
