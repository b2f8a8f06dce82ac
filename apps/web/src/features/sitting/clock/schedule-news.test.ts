import type { Schedule } from '@isomorph/contract'
import { describe, expect, it } from 'vitest'
import { newsBetween } from './schedule-news.ts'

const before: Schedule = {
  now: '2026-03-02T10:30:00Z',
  opensAt: null,
  dueAt: null,
  closesAt: null,
  timeLimitSeconds: 3600,
  startedAt: '2026-03-02T10:00:00Z',
  finishedAt: null,
  finishReason: null,
  deadline: '2026-03-02T11:30:00Z',
  pausedAt: null,
  attemptsAllowed: 3,
  pagesVersion: 0,
}
const paused = { deadline: null, pausedAt: '2026-03-02T10:30:00Z' }

describe('what a learner hears of', () => {
  it.each<[string, Partial<Schedule>, Partial<Schedule>, RegExp]>([
    ['nothing that stays', {}, {}, /^nothing$/],
    ['more time', {}, { deadline: '2026-03-02T11:40:00Z' }, /^You have 10 more minutes, until 11:40 AM UTC\.$/],
    ['one more minute', {}, { deadline: '2026-03-02T11:31:00Z' }, /^You have 1 more minute, until/],
    ['some hours', {}, { deadline: '2026-03-02T15:30:00Z' }, /^You have 4 more hours, until 3:30 PM UTC\.$/],
    ['a week', {}, { deadline: '2026-03-09T11:30:00Z' }, /^You have 7 more days, until Mon, 3\/9\/26 11:30 AM UTC\.$/],
    ['less time', {}, { deadline: '2026-03-02T11:20:00Z' }, /^Your time now ends at 11:20/],
    ['the end', {}, { deadline: '2026-03-02T10:30:00Z' }, /^Your instructor has ended/],
    ['a pause', {}, paused, /^Your instructor has paused/],
    ['no break, which they take themselves', {}, { ...paused, pauseEndsAt: '2026-03-02T10:40:00Z' }, /^nothing$/],
    [
      'a pause that ends their break',
      { ...paused, pauseEndsAt: '2026-03-02T10:40:00Z' },
      paused,
      /^Your instructor has paused/,
    ],
    ['a pause once only', paused, paused, /^nothing$/],
    ['that it goes on', paused, {}, /^The assessment goes on, until 11:30/],
    ['more attempts', {}, { attemptsAllowed: 4 }, /^You have 1 more attempt at each problem\.$/],
    ['nothing once it is finished', {}, { finishedAt: '2026-03-02T10:31:00Z' }, /^nothing$/],
    ['nothing before the start', { startedAt: null, deadline: null }, {}, /^nothing$/],
  ])('%s', (_, former, latter, words) => {
    const news = newsBetween({ ...before, ...former }, { ...before, ...latter }, 'UTC')
    expect(news ?? 'nothing').toMatch(words)
  })
})
