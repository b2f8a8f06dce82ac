import { describe, expect, it } from 'vitest'
import { checkProblem } from '../../checking/check-problem.ts'
import { markAnswer } from '../../marking/mark-answer.ts'
import { compile, draw, problem, sample, symbolic, symbolicForm, wholeSet } from '../../problem.fixtures.ts'
import { environmentOf } from '../../variables/variant.ts'
import { expressionKey } from './key.ts'

const data = wholeSet(1, 'x', '1', '2', '4')

function shown(key: string): string | undefined {
  const compiled = compile({ variables: [data], ask: [symbolic(key)] })
  const question = compiled.questions.get(1)
  if (question?.kind !== 'formula' || question.question.answerType !== 'ExpressionSymbolic') return undefined
  const environment = environmentOf(compiled, draw(compiled))
  return expressionKey({ ...question, question: question.question }, { compiled, environment })[0]?.show().latex
}

function percent(key: string, value: string, variables = [data]): number {
  const compiled = compile({ variables, ask: [symbolic(key)] })
  return markAnswer(compiled, draw(compiled), { questionKey: 1, value }).percent
}

describe('keys with statistics of a list', () => {
  it.each([
    ['mean(x)t', '\\left(\\frac{7}{3}\\right)t'],
    ['stdev(x)t', '\\sqrt{\\frac{7}{3}}t'],
    ['t-zscore(x)[1]', 't-\\left(-\\sqrt{\\frac{16}{21}}\\right)'],
  ])('%s is shown as %s', (key, latex) => {
    expect(shown(key)).toBe(latex)
  })

  it.each([
    ['stdev(x)t', '\\sqrt{\\frac73}t', 100],
    ['stdev(x)t', 't\\sqrt{21}/3', 100],
    ['stdev(x)t', '1.5275t', 0],
    ['\\frac{t}{stdev(x)^2}', '\\frac37t', 100],
  ])('%s compares with %s exactly', (key, answer, earned) => {
    expect(percent(key, answer)).toBe(earned)
  })

  it.each([
    ['mode(x)t', ['1', '1', '2', '2'], 'Several values occur equally often, so there is no single mode.'],
    ['\\frac{t}{mean(x)}', ['-1', '1'], 'It divides by zero.'],
  ])('%s without a value is found on save, and answers go to a person', (key, values, reason) => {
    const variables = [wholeSet(1, 'x', ...values)]
    const findings = checkProblem(problem({ variables, ask: [symbolic(key)] }))
    expect(findings.map(({ message }) => message)).toEqual([
      expect.stringContaining(`The answer has no value. ${reason}`),
    ])
    for (const ask of [symbolic(key), symbolicForm(key)]) {
      const compiled = compile({ variables, ask: [ask] })
      expect(markAnswer(compiled, draw(compiled), { questionKey: 1, value: 't' }).percent).toBe(0)
    }
  })

  it.each([
    String.raw`\binom{n}{k}p^k(1-p)^{n-k}`,
    String.raw`\frac{\lambda^ke^{-\lambda}}{k!}`,
    String.raw`\frac{1}{n-1}\sum_{i=1}^n(x_i-\bar x)^2`,
    String.raw`\frac{1}{\binom{k}{n}}`,
  ])('%s has values where its letters are whole numbers', (key) => {
    expect(checkProblem(problem({ ask: [symbolic(key)] }))).toEqual([])
  })

  it.each(['\\frac{1}{n-n}', '\\frac{n!}{a-a}'])('%s has no value whatever n is', (key) => {
    const findings = checkProblem(problem({ ask: [symbolic(key)] }))
    expect(findings.map(({ message }) => message)).toEqual([expect.stringContaining('It divides by zero.')])
  })

  it('finds a rare tie among the variants', () => {
    const variables = [sample(1, 'x', '1', '4', { count: 5 })]
    const findings = checkProblem(problem({ variables, ask: [symbolic('mode(x)t')] }))
    expect(findings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/no single mode.*others of \d+ looked at/),
    ])
  })

  it('sends an answer to a person where the key has no value', () => {
    const compiled = compile({ variables: [wholeSet(1, 'x', '1', '2')], ask: [symbolic('mode(x)t')] })
    const marking = markAnswer(compiled, draw(compiled), { questionKey: 1, value: 't' })
    expect([marking.verdict, marking.error?.code]).toEqual(['needsPerson', 'UnableToEvaluate'])
  })
})
