// @vitest-environment jsdom
import type { News } from '@isomorph/contract'
import { expect, it } from 'vitest'
import { listenForNews } from './news-loop.ts'

const news = { schedule: {}, announcements: [] } as unknown as NonNullable<News['news']>

/** Runs until the answers are used up; each says how long the server took. */
async function listen(answers: readonly (readonly [News | null, milliseconds: number])[]) {
  const controller = new AbortController()
  const asked: (string | undefined)[] = []
  const pauses: number[] = []
  const heard: unknown[] = []
  let time = 0
  await listenForNews({
    ask: async (after) => {
      const [answer, milliseconds] = answers[asked.length] ?? [null, 0]
      asked.push(after)
      time += milliseconds
      return await Promise.resolve(answer)
    },
    onNews: (each) => void heard.push(each),
    signal: controller.signal,
    now: () => time,
    wait: async (milliseconds) => {
      pauses.push(milliseconds)
      if (pauses.length === answers.length) controller.abort()
      await Promise.resolve()
    },
  })
  return { asked, pauses, heard }
}

it('asks with the state that it knows, and tells what is new', async () => {
  const { asked, heard } = await listen([
    [{ token: '1', news }, 0],
    [{ token: '1', news: null }, 25_000],
    [{ token: '2', news }, 3000],
  ])
  expect(asked).toEqual([undefined, '1', '1'])
  expect(heard).toEqual([news, news])
})

it('asks again at once where a proxy cuts the request after 20 seconds', async () => {
  const { asked, pauses } = await listen([
    [{ token: '1', news }, 0],
    [null, 20_000],
    [null, 20_000],
    [{ token: '2', news }, 0],
  ])
  expect(asked).toEqual([undefined, '1', '1', '1'])
  expect(Math.max(...pauses)).toBeLessThan(1000)
})

it('asks ever more rarely while it is refused, and soon again after an answer', async () => {
  const refusals = Array.from({ length: 8 }, () => [null, 10] as const)
  const { pauses } = await listen([...refusals, [{ token: '1', news }, 0], [null, 10]])
  expect(pauses[3]).toBeGreaterThanOrEqual(8000)
  expect(pauses[7]).toBeGreaterThanOrEqual(30_000)
  expect(Math.max(...pauses)).toBeLessThanOrEqual(60_000)
  expect(pauses.at(-1)).toBeLessThanOrEqual(2000)
})
