import { describe, expect, it } from 'vitest'
import { doc } from '@isomorph/rich-text'
import { compileProblem } from '../compile-problem.ts'
import {
  calculated,
  choice,
  draw,
  multipleChoice,
  numberSet,
  numeric,
  problem,
  randomNumber,
  shortAnswer,
} from '../problem.fixtures.ts'
import { renameVariable, variableUses } from './variable-uses.ts'

const content = problem({
  variables: [
    randomNumber(1, 'v_0', '1', '9'),
    calculated(2, 's', 'v_{0}t+\\variable{v_0}^2'),
    numberSet(3, 't', '2'),
    numberSet(4, 'v', '1'),
  ],
  constraints: [{ id: 1, formula: 'v_0\\ne t' }],
  statement: doc('With {{v_0}} and $\\variable{v_{0}}+v_0$: [[1]] [[2]] [[3]]'),
  ask: [
    numeric('v_0+\\sin\\left(v\\right)', { label: '$\\variable{v_0}=$' }),
    multipleChoice([choice(1, '{{v_0}}', 100), choice(2, '{{t}}')], { questionKey: 2 }),
    shortAnswer('{v_0} metres', { questionKey: 3 }),
  ],
})

describe('variableUses', () => {
  it('finds formulas, conditions, pills, mathematics, choices and texts', () => {
    expect(variableUses(content, 1).map(({ path }) => path)).toEqual([
      'variables.1.parameters.formula',
      'constraints.0.formula',
      'statement',
      'questions.0.label',
      'questions.0.answerSets.0.answers.0.formula',
      'questions.1.choiceSets.0.answers.0.content',
      'questions.2.answerSets.0.answers.0.formula',
    ])
    expect(variableUses(content, 2)).toEqual([])
    expect(variableUses(content, 99)).toEqual([])
  })
})

describe('renameVariable', () => {
  const renamed = renameVariable(content, 1, 'u')

  it('rewrites every use and nothing else', () => {
    expect(JSON.stringify(renamed)).not.toMatch(/variable\{v_/)
    expect(variableUses(renamed, 1)).toEqual(variableUses(content, 1))
    expect(renamed.questions[0]).toMatchObject({
      label: '$\\variable{u}=$',
      answerSets: [{ answers: [{ formula: 'u+\\sin\\left(v\\right)' }] }],
    })
    expect(renamed.statement).toEqual(doc('With {{u}} and $\\variable{u}+v_0$: [[1]] [[2]] [[3]]'))
  })

  it('changes no value', () => {
    const [before, after] = [draw(compileProblem(content), 4), draw(compileProblem(renamed), 4)]
    expect(after.drawn).toEqual(before.drawn)
    expect([after.values['u'], after.values['s']]).toEqual([before.values['v_0'], before.values['s']])
  })

  it('is undone by the opposite renaming', () => {
    expect(compileProblem(renameVariable(renamed, 1, 'v_0')).findings).toEqual([])
    expect(draw(compileProblem(renameVariable(renamed, 1, 'v_0')), 4).values).toEqual(
      draw(compileProblem(content), 4).values,
    )
  })

  it('leaves a function of a calculated list alone, whatever its letters are', () => {
    const variables = [
      numberSet(1, 'v', '2'),
      numberSet(2, 'a', '3'),
      numberSet(3, 'r', '5'),
      calculated(4, 'c', '[v,a,r]'),
      calculated(5, 's', 'var(c)+v'),
    ]
    const [, , , list, sum] = renameVariable(problem({ variables }), 1, 'w').variables
    expect([list, sum]).toMatchObject([{ parameters: { formula: '[w,a,r]' } }, { parameters: { formula: 'var(c)+w' } }])
  })
})
