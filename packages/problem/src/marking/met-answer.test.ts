import { describe, expect, it } from 'vitest'
import type { Question } from '../content/question.ts'
import { compile, draw, numeric, shortAnswer, symbolic } from '../problem.fixtures.ts'
import { variables } from './mark-answer.fixtures.ts'
import { markAnswer } from './mark-answer.ts'
import { metAnswer } from './met-answer.ts'

function met(question: Question, value: string) {
  const compiled = compile({ variables, ask: [question] })
  const variant = draw(compiled)
  return metAnswer(compiled, variant, 1, markAnswer(compiled, variant, { questionKey: 1, value }))
}

const unit = { unit: 'J', acceptsConversion: true, isOptional: false }
const foreseen = [
  ['a', 100],
  ['2a', 50],
  ['3a', 0],
] as const

describe('the answer that was met', () => {
  it('is named with its place, its value in this variant and its percent', () => {
    expect(met(numeric(foreseen, { unit }), '6\\,J')).toEqual({
      number: 2,
      latex: '6\\,\\mathrm{J}',
      percentCorrect: 50,
    })
    expect(
      met(
        symbolic([
          ['x', 100],
          ['ax', 25],
        ]),
        '3x',
      ),
    ).toMatchObject({ number: 2, percentCorrect: 25 })
  })

  it('can be a foreseen mistake that earns nothing', () => {
    expect(met(numeric(foreseen), '9')).toEqual({ number: 3, latex: '9', percentCorrect: 0 })
  })

  it('is a text with its variables filled in', () => {
    const question = shortAnswer([
      ['steel', 100],
      ['{metal}', 50],
    ])
    expect(met(question, 'Iron')).toEqual({ number: 2, text: 'iron', percentCorrect: 50 })
  })

  it('is none for an answer that meets none', () => {
    expect(met(numeric(foreseen), '4')).toBeUndefined()
    expect(met(numeric(foreseen, { unit }), '4\\,J')).toBeUndefined()
  })

  it('goes without saying where there is only one, worth everything', () => {
    expect(met(numeric('a'), '3')).toBeUndefined()
    expect(met(numeric([['a', 50]]), '3')).toMatchObject({ number: 1, percentCorrect: 50 })
  })
})
