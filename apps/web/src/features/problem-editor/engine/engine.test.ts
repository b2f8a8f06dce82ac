import { doc, plainText } from '@isomorph/rich-text'
import {
  checkProblem,
  compileProblem,
  emptyProblemContent,
  type ProblemContent,
  type Variable,
} from '@isomorph/problem'
import { describe, expect, it } from 'vitest'
import { createProblemKeeper, mark, preview, readAnswers } from './engine.ts'
import { formatPreview, sampleOf } from './samples.ts'

const speed: Variable = {
  id: 1,
  name: 'v',
  variableType: 'RandomNumber',
  parameters: { min: '10', max: '40', step: '0.5', blacklist: ['10.5'], numberFormatType: 'Number' },
}
const distance: Variable = {
  id: 2,
  name: 's',
  variableType: 'CalculatedValue',
  parameters: { formula: '2\\variable{v}', numberFormatType: 'Number', rounding: 2, usesValueAsShown: false },
}
const content: ProblemContent = {
  ...emptyProblemContent,
  variables: [speed, distance],
  statement: doc('Twice {{v}} is [[3]]'),
  questions: [
    {
      questionKey: 3,
      answerType: 'Numeric',
      label: '',
      points: 2,
      hints: [],
      keyboards: ['numeric'],
      answerSets: [{ id: 4, answers: [{ id: 5, formula: '\\variable{s}', percentCorrect: 100 }] }],
      numberFormatType: 'Any',
    },
  ],
}

describe('the engine', () => {
  it('shows a variant: statement, values, correct answers', () => {
    const { variant } = preview(compileProblem(content), 7)
    expect(checkProblem(content).filter(({ level }) => level !== 'InvalidForUseInfo')).toEqual([])
    const value = Number(plainText(variant?.values[0]?.shown ?? doc()))
    expect(value).toBeGreaterThanOrEqual(10)
    expect(variant && plainText(variant.statement)).toContain(String(value))
    expect(variant?.correctAnswers[3]?.[0]?.latex).toBe(String(2 * value))
  })

  it('says why no variant can be drawn', () => {
    const broken = { ...content, variables: [{ ...speed, parameters: { ...speed.parameters, min: 'x' } }] }
    const answer = preview(compileProblem(broken), 7)
    expect(answer.variant).toBeUndefined()
    expect(answer.issue?.path).toContain('variables.0')
  })

  it('marks what is tried, as students are marked, and reads it while it is typed', () => {
    const compiled = compileProblem(content)
    const right = preview(compiled, 7).variant?.correctAnswers[3]?.[0]?.latex ?? ''
    expect(mark(compiled, 7, [{ questionKey: 3, value: right }])).toMatchObject({ percent: 100 })
    const worthless = { ...content, questions: content.questions.map((question) => ({ ...question, points: 0 })) }
    expect(mark(compileProblem(worthless), 7, [{ questionKey: 3, value: right }])).toMatchObject({ percent: 100 })
    expect(mark(compiled, 7, [{ questionKey: 3, value: '-1' }]).markings[0]?.marking.verdict).toBe('incorrect')
    expect(readAnswers(compiled, [{ questionKey: 3, value: '\\frac12' }])[0]?.reading.ok).toBe(true)
    expect(readAnswers(compiled, [{ questionKey: 3, value: '(1+' }])[0]?.reading.ok).toBe(false)
  })

  it("says which of the author's answers was met", () => {
    const half = { id: 6, formula: '2\\variable{s}', percentCorrect: 50 }
    const questions = content.questions.map((question) =>
      'answerSets' in question
        ? { ...question, answerSets: question.answerSets.map((set) => ({ ...set, answers: [...set.answers, half] })) }
        : question,
    )
    const compiled = compileProblem({ ...content, questions })
    const right = Number(preview(compiled, 7).variant?.correctAnswers[3]?.[0]?.latex)
    const [marked] = mark(compiled, 7, [{ questionKey: 3, value: String(2 * right) }]).markings
    expect(marked).toMatchObject({ marking: { percent: 50 }, met: { number: 2, percentCorrect: 50 } })
  })

  it('compiles a problem once as long as it stays the same', () => {
    const compiledOf = createProblemKeeper()
    const first = compiledOf(content)
    expect(compiledOf(structuredClone(content))).toBe(first)
    expect(compiledOf({ ...content, variables: [speed] })).not.toBe(first)
  })
})

/** The values of a sample as texts; a picture by its description. */
const textsOf = ({ values }: ReturnType<typeof sampleOf>) =>
  values.map((value) => (value.type === 'picture' ? value.description : plainText(value)))

describe('samples of variables', () => {
  it('shows up to three values and whether there are more', () => {
    const sample = sampleOf(speed)
    expect(textsOf(sample)).toEqual(['10', '11', '11.5'])
    expect(sample.hasMore).toBe(true)
  })

  it('shows all values where there are no more', () => {
    const few = { ...speed, parameters: { ...speed.parameters, max: '11', blacklist: [] } }
    expect(sampleOf(few)).toMatchObject({ hasMore: false, values: { length: 3 } })
  })

  it('shows nothing of a step that leads nowhere', () => {
    expect(sampleOf({ ...speed, parameters: { ...speed.parameters, step: '0' } }).values).toEqual([])
  })

  it('shows zeros at the end and engineering notation by samples that have them', () => {
    expect(plainText(formatPreview('Number', { rounding: 2, keepsZeros: true }) ?? doc())).toBe('2.50')
    const engineering = { rounding: 3, roundsTo: 'significantFigures', isEngineering: true } as const
    expect(plainText(formatPreview('SciNotation', engineering) ?? doc())).toBe('12.3\\times10^{3}')
    const kept = { ...speed, parameters: { ...speed.parameters, step: '0.50', keepsZeros: true } }
    expect(textsOf(sampleOf(kept))[0]).toMatch(/\.\d0$/)
  })

  it('shows a number format by its own sample', () => {
    expect(plainText(formatPreview('Number', { rounding: 2 }) ?? doc())).toBe('1.23')
    expect(plainText(formatPreview('Percentage', { rounding: 1 }) ?? doc())).toContain('123.4')
  })
})
