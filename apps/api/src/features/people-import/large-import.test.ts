import { afterAll, describe, expect, it } from 'vitest'
import { startWorker } from '../../jobs/jobs.ts'
import { createImportTest } from '../../testing/people-imports.ts'
import { peopleImport } from './index.ts'

const { api, read, apply, stateOf, countUsers } = await createImportTest()
afterAll(() => api.close())

describe('50,000 people', () => {
  it('are read, shown and made in the background, all or nothing', async () => {
    const lines = Array.from({ length: 50_000 }, (_, n) => `mass${n}@example.org,First${n},Last${n},mass${n}`)
    const before = await countUsers()
    const began = performance.now()
    const sent = await read(['email,first,last,uid', ...lines].join('\n'))
    const readMilliseconds = performance.now() - began
    expect(sent.data.counts).toEqual({ new: 50_000, changed: 0, known: 0, trouble: 0 })
    expect((await apply(sent)).data.status).toBe('applying')
    expect((await apply(sent)).data.status).toBe('applying')

    const errors: unknown[] = []
    const worker = await startWorker({
      url: api.url,
      tasks: peopleImport.tasks ?? [],
      sweeps: [],
      services: api.app.contractRouting.services,
      onError: (error) => void errors.push(error),
    })
    const seen = new Set<number>()
    let current = await stateOf(sent)
    while (current.status === 'applying' && errors.length === 0) {
      seen.add(current.doneCount)
      await new Promise((resolve) => setTimeout(resolve, 300))
      current = await stateOf(sent)
    }
    const totalMilliseconds = performance.now() - began
    await worker.stop()
    expect(errors).toEqual([])
    expect(current).toMatchObject({ status: 'applied', doneCount: 50_000 })
    expect(seen.size).toBeGreaterThan(1)
    expect(await countUsers()).toBe(before + 50_000)
    console.info(`50,000 rows: read in ${Math.round(readMilliseconds)} ms, all in ${Math.round(totalMilliseconds)} ms`)
  }, 300_000)
})
