import { z } from 'zod'
import { describe, expect, it, vi } from 'vitest'
import { attemptIdOf } from './attempt-id.ts'

const place = { userId: 1, problemInstanceId: 2, attemptsUsed: 0 }
const answers = [{ questionKey: 1, value: '42' }]

describe('the id of an attempt', () => {
  it('is a UUID', async () => {
    expect(z.uuid().safeParse(await attemptIdOf(place, answers)).success).toBe(true)
  })
  it('is the same for the same answers at the same attempt', async () => {
    expect(await attemptIdOf({ ...place }, [...answers])).toBe(await attemptIdOf(place, answers))
  })
  it('is the same on a page over plain http, where browsers hash nothing', async () => {
    const secure = await attemptIdOf(place, answers)
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    try {
      expect(await attemptIdOf(place, answers)).toBe(secure)
    } finally {
      vi.unstubAllGlobals()
    }
  })
  it.each([
    ['other answers', place, [{ questionKey: 1, value: '43' }]],
    ['the next attempt', { ...place, attemptsUsed: 1 }, answers],
    ['another problem', { ...place, problemInstanceId: 3 }, answers],
    ['somebody else', { ...place, userId: 2 }, answers],
  ])('is another one for %s', async (_, other, otherAnswers) => {
    expect(await attemptIdOf(other, otherAnswers)).not.toBe(await attemptIdOf(place, answers))
  })
})
