import type { GradedResponse } from '@isomorph/contract'
import { describe, expect, it } from 'vitest'
import {
  currentEntry,
  deskAfter,
  emptyDesk,
  faultOfPercent,
  keyOfAnswer,
  parsePercent,
  type Desk,
  type DeskEvent,
} from './desk-state.ts'

function answer(problemInstanceId: number, changes: Partial<GradedResponse['response']> = {}): GradedResponse {
  const response = { questionKey: 2, percent: 0, source: 'evaluator', comment: null, ...changes }
  return {
    problemInstanceId,
    attemptNumber: 1,
    rubricChoice: null,
    doubleMarks: [],
    isWaiting: !changes.percent,
    response,
  } as unknown as GradedResponse
}

function after(...events: readonly DeskEvent[]): Desk {
  return events.reduce(deskAfter, emptyDesk)
}

const claimed: DeskEvent = { type: 'claimed', answers: [answer(1), answer(2)] }
const key = keyOfAnswer(answer(1))

describe('the desk', () => {
  it('takes each answer once, and knows when nothing more comes', () => {
    expect(after(claimed, { type: 'claimed', answers: [answer(2), answer(3)] })).toMatchObject({ isDrained: false })
    expect(after(claimed, claimed)).toMatchObject({ isDrained: true, entries: { length: 2 } })
  })

  it('shows an answer again whose two marks are too far apart, with the own one', () => {
    const own = { grader: 'Ada', isOwn: true, percent: 40, comment: 'Why?', rubricChoice: null }
    const kept = { ...answer(1), isWaiting: false, doubleMarks: [own] }
    const marked = after(
      claimed,
      { type: 'sent', key },
      { type: 'stored', key, answer: kept },
      { type: 'moved', by: 1 },
    )
    expect(marked.entries[0]).toMatchObject({ state: 'saved', draft: { percent: '40', comment: 'Why?' } })
    const apart = { ...kept, isWaiting: true, doubleMarks: [own, { ...own, grader: 'Ben', isOwn: false, percent: 90 }] }
    const again = deskAfter(marked, { type: 'claimed', answers: [apart] })
    expect(again.entries.map(({ answer: each }) => each.problemInstanceId)).toEqual([2, 1])
    expect(currentEntry(again)?.answer.problemInstanceId).toBe(2)
    expect(again.entries[1]).toMatchObject({ state: 'open', draft: { percent: '40' } })
  })

  it('takes words of its own for the answer to an appeal, and keeps its mark', () => {
    const appeal = { text: 'Look again.', at: '2026-01-01T10:00:00Z' }
    const appealed = { ...answer(3, { percent: 40, comment: 'Units.', appeal }), isWaiting: true }
    const [entry] = after({ type: 'claimed', answers: [appealed] }).entries
    expect(entry?.draft).toMatchObject({ percent: '40', comment: '' })
  })

  it('goes one behind the last and no further, and keeps what was entered', () => {
    const on: DeskEvent = { type: 'moved', by: 1 }
    const desk = after(claimed, { type: 'edited', draft: { percent: '40' } }, on, on, on)
    expect(currentEntry(desk)).toBeUndefined()
    const back: DeskEvent = { type: 'moved', by: -1 }
    expect(currentEntry([back, back, back].reduce(deskAfter, desk))?.draft.percent).toBe('40')
  })

  it('goes back to an answer that another grader marked meanwhile, with both marks', () => {
    const theirs = answer(1, { percent: 60, source: 'person' })
    const desk = after(
      claimed,
      { type: 'edited', draft: { percent: '40' } },
      { type: 'sent', key },
      { type: 'moved', by: 1 },
      { type: 'conflicted', key, theirs },
    )
    expect(currentEntry(desk)).toMatchObject({ draft: { percent: '40' }, theirs: { response: { percent: 60 } } })
    expect(currentEntry(deskAfter(desk, { type: 'tookTheirs', key }))).toMatchObject({
      draft: { percent: '60' },
      theirs: null,
      state: 'saved',
    })
  })

  it('begins with the mark that is appealed against, and with nothing for an answer that nobody has marked', () => {
    const appeal = { text: 'Please look again.' } as GradedResponse['response']['appeal']
    const desk = after({ type: 'claimed', answers: [answer(1, { percent: 0, appeal }), answer(2)] })
    expect(desk.entries.map(({ draft }) => draft.percent)).toEqual(['0', ''])
  })

  it('stays where the grader is when a mark is stored, and goes back when it is undone or lost', () => {
    const stored = answer(1, { percent: 60, source: 'person' })
    const sent = after(claimed, { type: 'sent', key }, { type: 'moved', by: 1 })
    expect(deskAfter(sent, { type: 'stored', key, answer: stored })).toMatchObject({ index: 1 })
    expect(deskAfter(sent, { type: 'undone', key, answer: answer(1) })).toMatchObject({ index: 0 })
    expect(deskAfter(sent, { type: 'failed', key })).toMatchObject({ index: 0, entries: [{ state: 'failed' }, {}] })
  })
})

describe('a rubric applied to all', () => {
  it('takes marked answers from the desk and leaves the one in front there', () => {
    const stored = answer(1, { percent: 60, source: 'person' })
    const desk = after(
      claimed,
      { type: 'sent', key },
      { type: 'moved', by: 1 },
      { type: 'stored', key, answer: stored },
      { type: 'edited', draft: { comment: 'Begun.' } },
      { type: 'rubricApplied' },
    )
    expect(desk.entries).toHaveLength(1)
    expect(currentEntry(desk)).toMatchObject({ answer: { problemInstanceId: 2 }, draft: { comment: 'Begun.' } })
  })
})

describe('a typed percent', () => {
  it.each([
    ['75', 75],
    ['12,5 %', 12.5],
    ['', null],
    ['101', null],
    ['-1', null],
    ['x', null],
  ])('%j is %j', (text, percent) => {
    expect(parsePercent(text)).toBe(percent)
  })

  it('is named where it cannot be read, not where it is still to be typed', () => {
    expect(['', ' ', '75', '?50', '101'].map(faultOfPercent)).toEqual([
      undefined,
      undefined,
      undefined,
      'Type a percent from 0 to 100.',
      'Type a percent from 0 to 100.',
    ])
  })
})
