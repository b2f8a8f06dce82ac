import { describe, expect, it } from 'vitest'
import { createMetrics, type Measure } from './index.ts'

const connections = (read: Measure['read']): Measure => ({
  name: 'isomorph_database_connections',
  help: 'Connections that are open.',
  kind: 'gauge',
  read,
})

/** The lines of one metric, without those of others. */
async function linesOf({ text }: { text: () => Promise<string> }, name: string): Promise<readonly string[]> {
  return (await text()).split('\n').filter((line) => line.includes(name))
}

describe('measures', () => {
  it('are read when they are asked for, under their help and type', async () => {
    const metrics = createMetrics()
    let open = 1
    metrics.addMeasures([connections(() => open)])
    open = 7
    expect(await linesOf(metrics, 'isomorph_database_connections')).toEqual([
      '# HELP isomorph_database_connections Connections that are open.',
      '# TYPE isomorph_database_connections gauge',
      'isomorph_database_connections 7',
    ])
  })

  it('of several shards stand under one help', async () => {
    const metrics = createMetrics()
    metrics.addMeasures([connections(() => 1)], { shard: 'demo' })
    metrics.addMeasures([connections(() => 2)], { shard: 'university' })
    expect((await linesOf(metrics, 'isomorph_database_connections')).slice(2)).toEqual([
      'isomorph_database_connections{shard="demo"} 1',
      'isomorph_database_connections{shard="university"} 2',
    ])
  })

  it('forget what is no longer there, and leave out a source that fails', async () => {
    const metrics = createMetrics()
    let tasks = ['sendMail', 'sync']
    const read = async () => tasks.map((task) => ({ value: 1, labels: { task } }))
    metrics.addMeasures([connections(read)], { shard: 'demo' })
    metrics.addMeasures([connections(async () => await Promise.reject(new Error('away')))], { shard: 'university' })
    expect(await linesOf(metrics, 'task=')).toHaveLength(2)
    tasks = ['sync']
    expect(await linesOf(metrics, 'task=')).toEqual(['isomorph_database_connections{shard="demo",task="sync"} 1'])
  })

  it('that count start from what they read', async () => {
    const metrics = createMetrics()
    metrics.addMeasures([{ name: 'isomorph_given_up_total', help: 'Given up.', kind: 'counter', read: () => 3 }])
    await metrics.text()
    expect((await linesOf(metrics, 'isomorph_given_up_total')).at(-1)).toBe('isomorph_given_up_total 3')
  })
})

it('counts durations in buckets, and is the same timer under the same name', async () => {
  const metrics = createMetrics()
  const timer = () => metrics.timer('isomorph_job_duration_seconds', 'How long jobs take.', ['task', 'outcome'])
  timer()(0.02, { task: 'sync', outcome: 'done' })
  timer()(3, { task: 'sync', outcome: 'done' })
  const lines = await linesOf(metrics, 'isomorph_job_duration_seconds')
  expect(lines).toContain('isomorph_job_duration_seconds_bucket{le="0.025",task="sync",outcome="done"} 1')
  expect(lines).toContain('isomorph_job_duration_seconds_count{task="sync",outcome="done"} 2')
})

it('measures the process itself', async () => {
  const text = await createMetrics().text()
  for (const name of ['process_cpu_seconds_total', 'process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
    expect(text).toContain(`# HELP ${name} `)
})
