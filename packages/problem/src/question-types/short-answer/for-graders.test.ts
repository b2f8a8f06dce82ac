import { describe, expect, it } from 'vitest'
import { checkProblem } from '../../checking/check-problem.ts'
import { renameVariable } from '../../checking/variable-uses.ts'
import { compileProblem } from '../../compile-problem.ts'
import { draw, problem, randomNumber, shortAnswer } from '../../problem.fixtures.ts'
import { graderNotesOf, suggestedRubricOf } from './for-graders.ts'

describe('the rubric that an author suggests', () => {
  it('goes from zero to the sum of what earns points', () => {
    const rubric = [
      { points: 2, text: 'Names {v_1}' },
      { points: -1, text: 'No unit' },
    ]
    expect(suggestedRubricOf({ rubric, points: 10 })).toEqual({
      start: 'zero',
      maximum: 2,
      items: [
        { points: 2, text: 'Names @v_1' },
        { points: -1, text: 'No unit' },
      ],
    })
  })

  it('goes down from all points where everything costs points', () => {
    const rubric = [{ points: -1, text: 'No unit' }]
    expect(suggestedRubricOf({ rubric, points: 3 })).toMatchObject({ start: 'full', maximum: 3 })
    expect(suggestedRubricOf({ rubric, points: 0 })).toMatchObject({ start: 'full', maximum: 1 })
  })

  it('is none without a text', () => {
    expect(suggestedRubricOf({ points: 1 })).toBeUndefined()
    expect(suggestedRubricOf({ rubric: [{ points: 1, text: ' ' }], points: 1 })).toBeUndefined()
  })
})

describe('what graders are told', () => {
  const essay = shortAnswer('', {
    marking: 'manual',
    graderNotes: 'Look for {a}, not {w}.',
    rubric: [{ points: 1, text: 'Names {a}' }],
  })
  const content = problem({ variables: [randomNumber(1, 'a', '4', '4')], questions: [essay] })

  it('has the values of the variant, and leaves other braces alone', () => {
    const compiled = compileProblem(content)
    expect(graderNotesOf(compiled, draw(compiled), essay.questionKey)).toBe('Look for 4, not {w}.')
    expect(graderNotesOf(compiled, draw(compiled), 99)).toBe('')
  })

  it('follows a variable that is renamed', () => {
    expect(renameVariable(content, 1, 'm').questions[0]).toMatchObject({
      graderNotes: 'Look for {m}, not {w}.',
      rubric: [{ points: 1, text: 'Names {m}' }],
    })
  })

  it('is checked: an item of the rubric has a text', () => {
    const questions = [{ ...essay, rubric: [{ points: 1, text: ' ' }] }]
    expect(checkProblem({ ...content, questions })).toContainEqual(
      expect.objectContaining({ level: 'InvalidForUseError', path: 'questions.0.rubric.0.text' }),
    )
  })
})
