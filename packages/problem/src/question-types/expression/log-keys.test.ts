import { expect, it } from 'vitest'
import { markAnswer } from '../../marking/mark-answer.ts'
import { calculated, compile, draw, numberSet, symbolic } from '../../problem.fixtures.ts'
import { environmentOf } from '../../variables/variant.ts'
import { formulaLatex } from '../formula-latex.ts'

/** The key of a question where log is natural, as people read it, and what answers to it earn. */
function markedBeside(key: string, answers: readonly string[]) {
  const ask = [symbolic(key, { assumptions: { logBase: 'e' } })]
  const compiled = compile({ variables: [calculated(1, 'c', '\\log5'), numberSet(2, 'a', '1')], ask })
  const variant = draw(compiled)
  const question = compiled.questions.get(1)
  const answer = question?.kind === 'formula' ? question.sets[0]?.answers[0] : undefined
  if (question?.kind !== 'formula' || answer === undefined) throw new Error('no key')
  const shown = formulaLatex(compiled, question, environmentOf(compiled, variant), answer)
  const percents = [...answers, shown].map((value) => markAnswer(compiled, variant, { questionKey: 1, value }).percent)
  return { shown, percents }
}

it('shows the logarithm of a calculated value, which has the base 10, so that it can be typed as it is shown', () => {
  const { shown, percents } = markedBeside('cx', ['x\\lg5', 'x\\log5'])
  expect(shown).toBe('\\lg\\left(5\\right)x')
  expect(percents).toEqual([100, 0, 100])
})

it('shows the logarithm of the key with the base that the author says', () => {
  expect(markedBeside('x\\log5', ['x\\ln5', 'x\\lg5'])).toEqual({
    shown: 'x\\ln\\left(5\\right)',
    percents: [100, 0, 100],
  })
})

it('shows lg without a factor of 1', () => {
  expect(markedBeside('a\\lg x', [])).toEqual({ shown: '\\lg\\left(x\\right)', percents: [100] })
})
