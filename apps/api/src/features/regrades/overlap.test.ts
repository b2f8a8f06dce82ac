import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { overlap } from './overlap.ts'

function recorder() {
  const log: string[] = []
  const step = (name: string, failsAt?: number) => async (item: number) => {
    log.push(`${name} ${item} begins`)
    await setImmediate()
    if (item === failsAt) throw new Error(`${name} ${item} failed`)
    log.push(`${name} ${item} ends`)
    return item
  }
  return { log, step }
}

describe('overlap', () => {
  it('prepares the next item while one is finished, and finishes them in order', async () => {
    const { log, step } = recorder()
    const finish = step('finish')
    await overlap([1, 2, 3], step('prepare'), async (item) => void (await finish(item)))
    expect(log.indexOf('prepare 2 begins')).toBeLessThan(log.indexOf('finish 1 ends'))
    expect(log.filter((line) => /finish \d ends/.test(line))).toEqual([
      'finish 1 ends',
      'finish 2 ends',
      'finish 3 ends',
    ])
  })

  it('fails with the step that failed, after what was going on has ended', async () => {
    const { log, step } = recorder()
    const finish = step('finish')
    const failing = overlap([1, 2, 3], step('prepare', 2), async (item) => void (await finish(item)))
    await expect(failing).rejects.toThrow('prepare 2 failed')
    expect(log).toContain('finish 1 ends')
    expect(log).not.toContain('finish 2 begins')
  })

  it('finishes nothing after a step of finishing that failed', async () => {
    const { log, step } = recorder()
    const finish = step('finish', 1)
    const failing = overlap([1, 2, 3], step('prepare'), async (item) => void (await finish(item)))
    await expect(failing).rejects.toThrow('finish 1 failed')
    expect(log).not.toContain('finish 2 begins')
  })
})
