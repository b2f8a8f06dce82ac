import { EventEmitter, once } from 'node:events'
import { createDatabase } from '@isomorph/database'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { startWorker } from '../../jobs/jobs.ts'
import { createImportTest, type SentFile } from '../../testing/people-imports.ts'
import { workJobs } from '../../testing/work-jobs.ts'
import { peopleImport } from './index.ts'

const { api, read, apply, stateOf, userNamed, countUsers } = await createImportTest()
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

  async function changeJobs(change: RawBuilder<unknown>): Promise<void> {
    const owner = createDatabase(api.url, { asOwner: true, maximumConnections: 1 })
    await change.execute(owner.db)
    await owner.close()
  }

  const hurryJobs = async (maximumTries: number) =>
    await changeJobs(sql`update graphile_worker._private_jobs set run_at = now(), max_attempts = ${maximumTries}`)

  async function sweep(): Promise<void> {
    for (const { run } of peopleImport.sweeps ?? []) await run(api.app.contractRouting.services)
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

  it('in the very last try is given back, can be applied again, and has made everybody once', async () => {
    const sent = await read('email\nlast-try@example.org\n')
    const { fail } = await applyAndDie(sent)
    await changeJobs(sql`update graphile_worker._private_jobs
      set attempts = max_attempts, locked_by = 'worker-killed', locked_at = now()`)
    await sweep()
    expect(await stateOf(sent)).toMatchObject({ status: 'applying' })
    // What the next worker does once the signs of life have stopped.
    await changeJobs(sql`update graphile_worker._private_jobs set locked_by = null, locked_at = null`)
    await sweep()
    expect(await stateOf(sent)).toMatchObject({ status: 'ready', doneCount: 0 })
    expect((await stateOf(sent)).failure).toContain('by a fault of ours')
    const before = await countUsers()
    expect((await apply(sent)).data).toMatchObject({ status: 'applied', failure: '' })
    await fail()
    await sweep()
    expect(await stateOf(sent)).toMatchObject({ status: 'applied', failure: '' })
    expect(await countUsers()).toBe(before + 1)
  })

  it('and whose job is gone is given back', async () => {
    const sent = await read('email\njobless@example.org\n')
    const { fail } = await applyAndDie(sent)
    await sweep()
    expect(await stateOf(sent)).toMatchObject({ status: 'applying' })
    await changeJobs(sql`delete from graphile_worker._private_jobs`)
    await sweep()
    expect(await stateOf(sent)).toMatchObject({ status: 'ready' })
    await fail()
    expect((await apply(sent)).data.status).toBe('applied')
  })
})
