import { describe, expect, it } from 'vitest'
import { createEndStack } from './end-stack.ts'
import { startEachShard } from './start-each-shard.ts'

/** Shards of which some are away for their first tries. */
function shardsAway(triesAway: Readonly<Record<string, number>>) {
  const left = new Map(Object.entries(triesAway))
  const events: string[] = []
  const stack = createEndStack()
  const start = async (): Promise<void> =>
    await startEachShard({
      shards: Object.keys(triesAway).map((key) => ({ key, databaseUrl: `postgres://${key}` })),
      startOne: async (key, _url, own) => {
        own.push(async () => void events.push(`end ${key}`))
        const tries = left.get(key) ?? 0
        left.set(key, tries - 1)
        if (tries > 0) throw new Error('away')
        events.push(`start ${key}`)
      },
      say: (line) => void events.push(line),
      stack,
      waitMilliseconds: 5,
    })
  return { start, events, end: stack.end }
}

describe('several shards', () => {
  it('start though one is away, which starts as soon as it is there', async () => {
    const { start, events, end } = shardsAway({ away: 2, here: 0 })
    await start()
    expect(events).toEqual(['end away', 'The shard away could not be opened and is tried again: away', 'start here'])
    await expect.poll(() => events.at(-1)).toBe('The shard away is there now.')
    expect(events.filter((event) => event === 'end away')).toHaveLength(2)
    events.length = 0
    await end()
    expect(events.toSorted()).toEqual(['end away', 'end here'])
  })

  it('are not tried again once the process ends', async () => {
    const { start, events, end } = shardsAway({ away: 1_000_000, here: 0 })
    await start()
    await end()
    const { length } = events
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(events).toHaveLength(length)
  })

  it('of which none is there do not start', async () => {
    const { start, end } = shardsAway({ one: 9, two: 9 })
    await expect(start()).rejects.toThrow('None of the shards could be opened.')
    await end()
  })
})
