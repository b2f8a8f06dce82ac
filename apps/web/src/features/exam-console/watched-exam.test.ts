import type { WatchedExam, WatchedLearner } from '@isomorph/contract'
import { describe, expect, it } from 'vitest'
import { alertsOf, countsOf, lastEndOf, roomAfter, shownLearners, timeLeft } from './watched-exam.ts'

const at = (time: string) => `2026-03-02T${time}.000Z`
const now = Date.parse(at('10:10:00'))

function watched(id: number, others: Partial<WatchedLearner> = {}): WatchedLearner {
  const learner = { id, firstName: 'Ada', lastName: `Example ${id}`, email: `a${id}@example.edu`, uid: '' }
  return {
    learner,
    state: 'working',
    problems: 'see',
    openPosition: 2,
    savedAt: at('10:09:50'),
    lostSince: null,
    isConnected: true,
    devices: 1,
    startedAt: at('10:00:00'),
    deadline: at('11:00:00'),
    breakEndsAt: null,
    isCutByClose: false,
    violations: 0,
    ...others,
  }
}

function answer(learners: WatchedLearner[], others: Partial<WatchedExam> = {}): WatchedExam {
  return {
    now: at('10:10:00'),
    cursor: 'a/1',
    isComplete: true,
    hasMore: false,
    learners,
    removed: [],
    settingsVersion: 1,
    announcements: [],
    ...others,
  }
}

describe('an exam that is watched', () => {
  it('is put together from everything and then from changes', () => {
    const first = roomAfter(null, answer([watched(1), watched(2), watched(3)]))
    const changes = answer([watched(2, { state: 'paused' }), watched(4)], { isComplete: false, removed: [1] })
    const next = roomAfter(first, changes)
    expect(next.learners.map(({ learner, state }) => [learner.id, state])).toEqual([
      [2, 'paused'],
      [3, 'working'],
      [4, 'working'],
    ])
    expect(roomAfter(next, answer([watched(9)])).learners).toHaveLength(1)
  })

  it('comes in parts, and stays sorted by name', () => {
    const first = roomAfter(null, answer([watched(5), watched(2)], { hasMore: true }))
    const next = roomAfter(first, answer([watched(3)], { isComplete: false }))
    expect(next.learners.map(({ learner }) => learner.id)).toEqual([2, 3, 5])
  })

  it('is counted by state, with the last end of those who work', () => {
    const room = roomAfter(
      null,
      answer([watched(1), watched(2, { deadline: at('11:30:00') }), watched(3, { state: 'finished' })]),
    )
    expect(countsOf(room)).toEqual([
      ['Working', 2],
      ['Finished', 1],
    ])
    expect(lastEndOf(room)).toBe(at('11:30:00'))
  })

  it('counts whom a pause holds before the start apart from those who have not started and those who are paused', () => {
    const idle = { startedAt: null, deadline: null, problems: '', isConnected: false, devices: 0 }
    const held = watched(1, { ...idle, state: 'pausedBeforeStart' })
    const others = [watched(2, { ...idle, state: 'notStarted' }), watched(3, { state: 'paused', deadline: null })]
    expect(countsOf(roomAfter(null, answer([held, ...others])))).toEqual([
      ['Not started', 1],
      ['Paused, not started', 1],
      ['Paused', 1],
    ])
    expect(alertsOf(held, now)).toEqual([])
  })

  it('counts whose time is over apart from those who work', () => {
    const over = watched(2, { deadline: at('10:10:00'), savedAt: at('09:00:00') })
    const room = roomAfter(null, answer([watched(1), over, watched(3, { deadline: null })]))
    expect(countsOf(room)).toEqual([
      ['Working', 2],
      ['Time over', 1],
    ])
    expect(alertsOf(over, now)).toEqual([])
    expect(lastEndOf(roomAfter(null, answer([over])))).toBeNull()
  })

  it('is narrowed to names, and to those who need attention', () => {
    const lost = watched(2, { isConnected: false, devices: 0, lostSince: at('10:05:00') })
    const room = roomAfter(null, answer([watched(1), lost]))
    const ids = (view: { keywords: string; isAlertedOnly: boolean }) =>
      shownLearners(room, view, now).map(({ learner }) => learner.id)
    expect(ids({ keywords: 'example', isAlertedOnly: false })).toEqual([1, 2])
    expect(ids({ keywords: '', isAlertedOnly: true })).toEqual([2])
  })
})

describe('alerts', () => {
  it.each<[string[], Partial<WatchedLearner>]>([
    [[], {}],
    [[], { isConnected: false, devices: 0, lostSince: at('10:09:30') }],
    [['Not connected for 5 minutes'], { isConnected: false, devices: 0, lostSince: at('10:05:00') }],
    [['Nothing saved for 6 minutes'], { savedAt: at('10:03:20') }],
    [['Nothing saved for 10 minutes'], { savedAt: null }],
    [['Nothing saved for 10 minutes'], { savedAt: null, problems: 'ssc' }],
    [[], { savedAt: at('09:45:00'), problems: 'sss' }],
    [[], { isConnected: false, devices: 0, lostSince: at('09:45:00'), problems: 'sss' }],
    [['Has left the lockdown browser'], { savedAt: at('09:45:00'), problems: 'sss', violations: 1 }],
    [['Open on 2 devices'], { devices: 2 }],
    [['Has left the lockdown browser'], { violations: 3 }],
    [['Closes before the time limit is over'], { isCutByClose: true }],
    [[], { state: 'finished', isConnected: false, savedAt: null, violations: 1 }],
  ])('are %j', (expected, others) => {
    expect(alertsOf(watched(1, others), now)).toEqual(expected)
  })
})

it('shows the time left with hours where there are any', () => {
  expect(timeLeft(at('10:41:20'), now)).toBe('31:20')
  expect(timeLeft(at('12:10:05'), now)).toBe('2:00:05')
  expect(timeLeft(at('10:00:00'), now)).toBe('0:00')
})
