import { afterEach, describe, expect, it } from 'vitest'
import { createThreads, type Threads } from './threads.ts'

const usual = {
  threads: 1,
  milliseconds: 2000,
  startMilliseconds: 60_000,
  waitMilliseconds: 60_000,
  maximumWaiting: 10,
  megabytes: 128,
  shareMilliseconds: 60_000,
}

let threads: Threads
afterEach(() => threads.close())

const runAway = async (...tasks: readonly ('time' | 'nothing')[]) => await threads.run('one', 'runAway', tasks)

describe('threads', { timeout: 120_000 }, () => {
  it('keep what was done before a task ran away, and let it and those after it wait for another try', async () => {
    threads = createThreads(usual)
    expect(await runAway('nothing', 'time', 'nothing')).toEqual([{ value: undefined }, 'waits', 'waits'])
    expect(await runAway('time', 'nothing')).toEqual(['cut', 'waits'])
    expect(await runAway('nothing')).toEqual([{ value: undefined }])
  })

  it('let a task wait whose owner has no time left', async () => {
    threads = createThreads({ ...usual, shareMilliseconds: 100 })
    expect(await runAway('time')).toEqual(['cut'])
    expect(await runAway('nothing')).toEqual(['waits'])
    expect(await threads.run('other', 'runAway', ['nothing'])).toEqual([{ value: undefined }])
  })

  it('let a task wait that somebody waits for and that takes long, and give it its whole time later', async () => {
    threads = createThreads(usual)
    const hurry = { milliseconds: 50, waitMilliseconds: 60_000 }
    expect(await threads.run('one', 'runAway', ['time'], hurry)).toEqual(['waits'])
    expect(await runAway('time')).toEqual(['cut'])
  })

  it('let a task wait whose thread has not started in time', async () => {
    threads = createThreads(usual)
    expect(await threads.run('one', 'runAway', ['nothing'], { milliseconds: 50, waitMilliseconds: 0 })).toEqual([
      'waits',
    ])
    expect(await runAway('nothing')).toEqual([{ value: undefined }])
  })

  it('let a task wait when they are closed', async () => {
    threads = createThreads({ ...usual, milliseconds: 60_000 })
    const running = runAway('time')
    while (threads.running() === 0) await new Promise((resolve) => setImmediate(resolve))
    await threads.close()
    expect(await running).toEqual(['waits'])
  })
})
