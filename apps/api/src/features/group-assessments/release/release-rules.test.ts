import { describe, expect, it } from 'vitest'
import { releasedTo, type ReleaseSettings, type ReleaseSituation } from './release-rules.ts'

const at = (time: string) => new Date(`2026-03-01T${time}:00Z`)

const byDefault: ReleaseSettings = {
  release: { correctness: 'immediately', answers: 'afterDue', solutions: 'afterDue', scores: 'immediately' },
  releasedAt: { correctness: null, answers: null, solutions: null, scores: null },
}

function settings(
  release: Partial<ReleaseSettings['release']>,
  releasedAt: Partial<ReleaseSettings['releasedAt']> = {},
) {
  return { release: { ...byDefault.release, ...release }, releasedAt: { ...byDefault.releasedAt, ...releasedAt } }
}

function situation(changes: Partial<ReleaseSituation> = {}): ReleaseSituation {
  return {
    now: at('10:00'),
    attemptsUsed: 1,
    attemptsAllowed: 3,
    dueAt: at('12:00'),
    deadline: at('12:00'),
    finishedAt: null,
    wasReopened: false,
    lastDeadlineOfAll: at('13:00'),
    ...changes,
  }
}

describe('release', () => {
  it('shows verdicts at once and keys only after the due date by default', () => {
    expect(releasedTo(byDefault, situation())).toEqual({
      correctness: true,
      answers: false,
      solutions: false,
      scores: true,
    })
  })

  it('keeps keys back until the last learner can no longer be working', () => {
    expect(releasedTo(byDefault, situation({ now: at('12:30') })).answers).toBe(false)
    expect(releasedTo(byDefault, situation({ now: at('13:00') })).answers).toBe(true)
    expect(releasedTo(byDefault, situation({ now: at('23:00'), lastDeadlineOfAll: null })).solutions).toBe(false)
  })

  it("shows verdicts after the learner's own due date, whoever else is still working", () => {
    const late = settings({ correctness: 'afterDue', scores: 'afterDue' })
    expect(releasedTo(late, situation({ now: at('11:59') })).correctness).toBe(false)
    expect(releasedTo(late, situation({ now: at('12:00') }))).toMatchObject({ correctness: true, scores: true })
    expect(releasedTo(late, situation({ dueAt: null })).correctness).toBe(false)
  })

  it('shows no key before the first attempt, even when keys are released immediately', () => {
    const open = settings({ answers: 'immediately', solutions: 'immediately' })
    expect(releasedTo(open, situation({ attemptsUsed: 0 }))).toMatchObject({ answers: false, solutions: false })
    expect(releasedTo(open, situation({ attemptsUsed: 1 }))).toMatchObject({ answers: true, solutions: true })
  })

  it.each([
    ['attempts are used up', { attemptsUsed: 3 }, true],
    ['attempts are left', { attemptsUsed: 2 }, false],
    ['attempts are unlimited', { attemptsUsed: 99, attemptsAllowed: null }, false],
    ['the sitting is finished', { finishedAt: at('09:00') }, true],
    ['the deadline has passed', { deadline: at('09:59') }, true],
  ])('after attempts: %s', (_name, changes, expected) => {
    expect(releasedTo(settings({ answers: 'afterAttempts' }), situation(changes)).answers).toBe(expected)
  })

  it('withholds from whoever was reopened what a date or a person released, until their new end', () => {
    const released = settings(
      { correctness: 'afterDue', answers: 'afterDue', solutions: 'byHand' },
      { solutions: at('09:00') },
    )
    const open = { now: at('13:30'), deadline: at('14:00'), wasReopened: true }
    expect(releasedTo(released, situation(open))).toEqual({
      correctness: false,
      answers: false,
      solutions: false,
      scores: true,
    })
    const all = { correctness: true, answers: true, solutions: true, scores: true }
    expect(releasedTo(released, situation({ ...open, now: at('14:00') }))).toEqual(all)
    expect(releasedTo(released, situation({ ...open, finishedAt: at('13:20') }))).toEqual(all)
  })

  it('waits for a hand where it is told to, and for ever where never is set', () => {
    const byHand = { scores: 'byHand' } as const
    expect(releasedTo(settings(byHand), situation()).scores).toBe(false)
    expect(releasedTo(settings(byHand, { scores: at('09:00') }), situation()).scores).toBe(true)
    expect(releasedTo(settings({ scores: 'never' }, { scores: at('09:00') }), situation()).scores).toBe(false)
  })
})
