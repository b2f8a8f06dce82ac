import type { Person, SheetToMark } from '@isomorph/contract'
import { describe, expect, it } from 'vitest'
import { faultsOf, learnerFrom, marksOf, optionOf, readPoints, sumOf, typedFrom } from './entry-draft.ts'

const question = {
  itemKey: 1,
  problemName: 'Sum',
  label: '',
  markingNumber: 0,
  takesAnswer: true,
  isFormula: true,
  answer: null,
  choiceKeys: [],
}
const sheet: SheetToMark = {
  code: 'K7F2QDX',
  version: null,
  learner: null,
  points: 1.5,
  possible: 5,
  isEntered: true,
  checkedAt: null,
  questions: [
    { ...question, questionKey: 1, number: '1a', possible: 2.5, points: 1.5, markingNumber: 3 },
    { ...question, questionKey: 2, number: '1b', possible: 2.5, points: null },
  ],
}

describe('typed points', () => {
  it.each([
    ['2', { points: 2 }],
    [' 2,5 ', { points: 2.5 }],
    ['.5', { points: 0.5 }],
    ['0', { points: 0 }],
    ['', { fault: 'Type the points; 0 where nothing was earned.' }],
    ['-1', { fault: 'Type a number such as 2 or 2.5.' }],
    ['2.555', { fault: 'Type a number such as 2 or 2.5.' }],
    ['two', { fault: 'Type a number such as 2 or 2.5.' }],
    ['3', { fault: 'At most 2.5 points.' }],
  ])('%j', (typed, read) => {
    expect(readPoints(typed, { possible: 2.5 })).toEqual(read)
  })

  it('may reach what a third of a point is shown as', () => {
    expect(readPoints('3.33', { possible: 10 / 3 })).toEqual({ points: 3.33 })
    expect(readPoints('6.67', { possible: 20 / 3 })).toEqual({ points: 6.67 })
  })

  it('begin with the marks that stand, and become marks over those that were seen', () => {
    expect(typedFrom(sheet, 'points')).toEqual(['1.5', ''])
    expect(faultsOf(sheet, ['1.5', ''], 'points')).toEqual([undefined, 'Type the points; 0 where nothing was earned.'])
    expect(sumOf(sheet, ['1.5', 'x'], 'points')).toBe(1.5)
    expect(marksOf(sheet, ['2', '0'], 'points')).toEqual([
      { itemKey: 1, questionKey: 1, markingNumber: 3, points: 2 },
      { itemKey: 1, questionKey: 2, markingNumber: 0, points: 0 },
    ])
  })

  it('are answers where the evaluator marks them, and points behind an equals sign', () => {
    const written = {
      ...sheet,
      questions: sheet.questions.map((each, index) => ({ ...each, takesAnswer: index === 0 })),
    }
    expect(typedFrom(written, 'answers')).toEqual(['=1.5', ''])
    expect(faultsOf(written, ['', ''], 'answers')[0]).toBeUndefined()
    expect(faultsOf(written, ['=9', 'x'], 'answers')).toEqual([
      'At most 2.5 points.',
      'Type a number such as 2 or 2.5.',
    ])
    expect(marksOf(written, [String.raw`\frac{1}{2}`, '2'], 'answers')).toMatchObject([
      { answer: String.raw`\frac{1}{2}` },
      { points: 2 },
    ])
  })
})

describe('the learner of a sheet', () => {
  const person = (id: number, firstName: string, lastName: string, uid: string): Person => ({
    id,
    firstName,
    lastName,
    uid,
    email: `${firstName}@example.org`,
  })
  const learners = [person(1, 'Ada', 'Example', '100'), person(2, 'Ben', 'Example', '1001'), person(3, 'Cy', 'Lee', '')]

  it.each([
    ['Example, Ada (100)', 1],
    ['100', 1],
    ['ben', 2],
    ['lee', 3],
    ['example', undefined],
    ['nobody', undefined],
    ['', undefined],
  ])('is found by %j', (typed, id) => {
    expect(learnerFrom(typed, learners)?.id).toBe(id)
  })

  it('is named so that two of the same name differ', () => {
    expect(learners.map(optionOf)).toEqual(['Example, Ada (100)', 'Example, Ben (1001)', 'Lee, Cy (Cy@example.org)'])
  })
})
