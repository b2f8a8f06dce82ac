import { describe, expect, it } from 'vitest'
import { calculated, compile, draw, numberSet, numeric } from '../problem.fixtures.ts'
import { markAnswer } from './mark-answer.ts'
import type { Marking } from './marking.ts'

describe('follow-through', () => {
  const second = numeric('2x', {
    questionKey: 2,
    followThrough: { uses: [{ questionKey: 1, variableName: 'x' }], percent: 80 },
  })
  const compiled = compile({
    variables: [numberSet(1, 'a', '5'), calculated(2, 'x', 'a+1')],
    ask: [numeric('x'), second],
  })
  const variant = draw(compiled)
  const follow = (first: string, value: string): Marking =>
    markAnswer(compiled, variant, { questionKey: 2, value }, { answers: [{ questionKey: 1, value: first }] })

  it('gives part of the credit for what follows from a wrong answer', () => {
    expect(follow('7', '14')).toMatchObject({ verdict: 'partial', percent: 80, rule: 'followThrough' })
  })

  it('gives full credit for the right answer whatever came before', () => {
    expect(follow('7', '12')).toMatchObject({ verdict: 'correct', percent: 100 })
  })

  it('gives nothing for what does not follow', () => {
    expect(follow('7', '15').percent).toBe(0)
    expect(follow('x+', '14').percent).toBe(0)
  })
})
