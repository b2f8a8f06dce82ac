import { describe, expect, it } from 'vitest'
import { createBatcher } from './batcher.ts'

interface Recording {
  readonly failing?: (items: readonly string[]) => boolean
  readonly maximumConcurrent?: number
}

function recordingBatcher({ failing = () => false, ...options }: Recording = {}) {
  const batches: string[][] = []
  const submit = createBatcher<string, string>({
    ownerOf: (item) => item[0] ?? '',
    maximumSize: 4,
    ...options,
    run: async (items) => {
      batches.push([...items])
      await new Promise((resolve) => setTimeout(resolve, 5))
      if (failing(items)) throw new Error(`refused ${items.join()}`)
      return items.map((item) => `${item}!`)
    },
  })
  return { batches, submit }
}

/** The turn of the event loop under way is over. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('the batcher', () => {
  it('sends together what arrives in one turn, and what comes while a statement is on its way', async () => {
    const { batches, submit } = recordingBatcher()
    const first = ['a1', 'b1'].map(submit)
    await nextTurn()
    const later = ['c1', 'd1'].map(submit)
    await nextTurn()
    later.push(submit('e1'))
    expect(await Promise.all([...first, ...later])).toEqual(['a1!', 'b1!', 'c1!', 'd1!', 'e1!'])
    expect(batches).toEqual([
      ['a1', 'b1'],
      ['c1', 'd1', 'e1'],
    ])
  })

  it('lets nothing wait for company', async () => {
    const { batches, submit } = recordingBatcher()
    void submit('a1')
    await nextTurn()
    expect(batches).toEqual([['a1']])
  })

  it('hands the next statement over before it tells what came of the last', async () => {
    const { batches, submit } = recordingBatcher()
    const first = submit('a1')
    await nextTurn()
    const second = submit('b1')
    await first
    expect(batches).toEqual([['a1'], ['b1']])
    await second
  })

  it('never puts two items of one owner into the same statement, and keeps their order', async () => {
    const { batches, submit } = recordingBatcher()
    await Promise.all(['x1', 'a1', 'a2', 'b1', 'a3'].map(submit))
    expect(batches).toEqual([['x1', 'a1', 'b1'], ['a2'], ['a3']])
  })

  it('never has two items of one owner on their way, even in two statements', async () => {
    const { batches, submit } = recordingBatcher({ maximumConcurrent: 2 })
    await Promise.all(['a1', 'a2', 'b1', 'a3'].map(submit))
    expect(batches).toEqual([['a1', 'b1'], ['a2'], ['a3']])
  })

  it('carries no more than its maximum', async () => {
    const { batches, submit } = recordingBatcher()
    await Promise.all(['z', 'a', 'b', 'c', 'd', 'e', 'f'].map(submit))
    expect(batches.map((batch) => batch.length)).toEqual([4, 3])
  })

  it('repeats the members of a failed batch alone, so that only the bad one fails', async () => {
    const { submit } = recordingBatcher({ failing: (items) => items.includes('bad') })
    const outcomes = await Promise.allSettled(['z1', 'a1', 'bad', 'c1'].map(submit))
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  })

  it('tells each member of a failed batch what came of it while the next is tried', async () => {
    const { submit } = recordingBatcher({ failing: (items) => items.includes('bad') })
    const told: string[] = []
    const good = submit('a1').then(() => told.push('good'))
    const bad = submit('bad').catch(() => told.push('bad'))
    await good
    await nextTurn()
    expect(told).toEqual(['good'])
    await bad
    expect(told).toEqual(['good', 'bad'])
  })
})
