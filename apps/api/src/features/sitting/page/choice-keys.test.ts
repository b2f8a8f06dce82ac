import { describe, expect, it } from 'vitest'
import type { Question } from '@isomorph/problem'
import { doc } from '@isomorph/rich-text'
import { createChoiceKeys } from './choice-keys.ts'

function choiceQuestion(questionKey: number, ...choiceKeys: readonly number[]): Question {
  const answers = choiceKeys.map((choiceKey) => ({ choiceKey, content: doc('x'), percentCorrect: 0 }))
  return {
    questionKey,
    label: '',
    points: 1,
    hints: [],
    answerType: 'MultipleChoice',
    isMultiple: true,
    isShuffled: true,
    creditRule: 'allOrNothing',
    choiceSets: [{ id: 1, answers }],
  }
}

function keysFor(problemInstanceId: number, takesAuthoredKeys = false, secret = 'secret') {
  const questions = [choiceQuestion(1, 1, 2, 3, 4), choiceQuestion(2, 1, 2)]
  return createChoiceKeys({
    secret: Buffer.from(secret),
    problemInstanceId,
    questions,
    deliveredQuestions: questions,
    takesAuthoredKeys,
  })
}

/** The keys after a regrade by a version that asks other choices than were delivered. */
function keysAfterRegrade(questions: readonly Question[]) {
  return createChoiceKeys({
    secret: Buffer.from('secret'),
    problemInstanceId: 7,
    questions,
    deliveredQuestions: [choiceQuestion(1, 1, 2, 3, 4), choiceQuestion(2, 1, 2)],
    takesAuthoredKeys: false,
  })
}

const all = [1, 2, 3, 4]

describe('keys of choices', () => {
  it('are the same for one instance, and others for another instance, question or shard', () => {
    const keysOf = (keys: ReturnType<typeof keysFor>) => all.map((key) => keys.forLearner(1, key))
    expect(keysOf(keysFor(7))).toEqual(keysOf(keysFor(7)))
    const others = [
      keysOf(keysFor(8)),
      keysOf(keysFor(7, false, 'other')),
      [1, 2].map((k) => keysFor(7).forLearner(2, k)),
    ]
    const taken = new Set([...keysOf(keysFor(7)), ...others.flat()])
    expect(taken.size).toBe(4 + 4 + 4 + 2)
  })

  it('have nine digits each, so that none is longer and none is a key of an author', () => {
    for (let id = 1; id <= 200; id += 1)
      for (const key of all) expect(String(keysFor(id).forLearner(1, key))).toMatch(/^[1-9]\d{8}$/)
  })
})

describe('keys after a regrade', () => {
  const delivered = keysFor(7)

  it('stay for the choices that were delivered, whatever their order, and for questions that were removed', () => {
    const now = keysAfterRegrade([choiceQuestion(1, 6, 4, 5, 2, 1, 3)])
    for (const key of all) expect(now.forLearner(1, key)).toBe(delivered.forLearner(1, key))
    expect(now.answerForLearner(2, '2')).toBe(String(delivered.forLearner(2, 2)))
  })

  it('of added choices are others, and the same in every later version', () => {
    const first = keysAfterRegrade([choiceQuestion(1, 5, 1, 2, 3, 4), choiceQuestion(2, 1, 2)])
    const second = keysAfterRegrade([choiceQuestion(1, 6, 4, 3, 5, 2, 1), choiceQuestion(2, 1, 2)])
    expect(second.forLearner(1, 5)).toBe(first.forLearner(1, 5))
    const taken = new Set([...all, 5, 6].map((key) => second.forLearner(1, key)))
    expect(taken.size).toBe(6)
  })
})

describe('an answer', () => {
  const keys = keysFor(7)
  const learner = (...choiceKeys: readonly number[]) => choiceKeys.map((key) => keys.forLearner(1, key))
  const stored = (value: string, from = keys) => from.answersFromLearner([{ questionKey: 1, value }])[0]?.value

  it('is stored with the keys of the author, in their order', () => {
    expect(stored(learner(3, 1).join(';'))).toBe('1;3')
    expect(stored(` ${learner(2).join()} `)).toBe('2')
    expect(stored('')).toBe('')
  })

  it('goes back in the order of the keys of the learner, which says nothing', () => {
    const sorted = learner(1, 3, 4).toSorted((a, b) => a - b)
    expect(keys.answerForLearner(1, '1;3;4')).toBe(sorted.join(';'))
    expect(keys.answerForLearner(1, '4;1;3')).toBe(sorted.join(';'))
    expect(keys.answerForLearner(1, '')).toBe('')
  })

  it('by a key of the author names no choice, and goes back as it came', () => {
    expect(stored('1')).toBe('?1')
    expect(stored(`${learner(2).join()};1`)).toBe('2;?1')
    expect(keys.answerForLearner(1, '?1')).toBe('1')
    expect(stored('?1')).toBe('?1')
  })

  it('by a key of the author is taken from who has got these keys', () => {
    const before = keysFor(7, true)
    expect(stored('1', before)).toBe('1')
    expect(stored(`${learner(2).join()};1`, before)).toBe('1;2')
    expect(stored('9', before)).toBe('?9')
  })

  it('to another kind of question stays as it is', () => {
    expect(keys.answersFromLearner([{ questionKey: 5, value: '1;2' }])).toEqual([{ questionKey: 5, value: '1;2' }])
    expect(keys.answerForLearner(5, '2;1')).toBe('2;1')
  })
})
