import { describe, expect, it } from 'vitest'
import { doc, type RichText } from '@isomorph/rich-text'
import type { ProblemContent } from '../content/problem-content.ts'
import type { NumericQuestion } from '../question-types/numeric/content.ts'
import type { Question } from '../content/question.ts'
import { levelOf } from '../content/validation-level.ts'
import {
  calculated,
  choice,
  multipleChoice,
  numberSet,
  numeric,
  problem,
  randomNumber,
  shortAnswer,
  symbolic,
} from '../problem.fixtures.ts'
import { checkProblem } from './check-problem.ts'

const a = randomNumber(1, 'a', '1', '29')

function asking(question: Question, rest: Partial<ProblemContent> = {}): ProblemContent {
  return problem({ variables: [a], ask: [question], ...rest })
}

function number(rest: Partial<NumericQuestion>): ProblemContent {
  return asking(numeric('a', rest))
}

const answer = { id: 1, formula: 'a', percentCorrect: 100 }
const missingPercent = { id: 2, formula: '2a' } as unknown as typeof answer
const image = {
  type: 'image',
  attrs: { src: '/api/files/x', alt: '', width: null, height: null, nonPublic: false },
} as const
const precision = { kind: 'decimalPlaces', digits: 2, rule: 'exactly' } as const
const figures = { kind: 'significantFigures', digits: 3, rule: 'exactly' } as const

describe('checkProblem', () => {
  it('has nothing to say about a good problem', () => {
    const content = problem({
      variables: [a, numberSet(2, 'b', '1', '2'), calculated(3, 'c', 'a+b')],
      constraints: [{ id: 1, formula: 'a\\ne b' }],
      statement: doc('Add {{a}} and $\\variable{b}$: [[1]] [[2]] [[3]] [[4]]'),
      ask: [
        numeric('c'),
        symbolic('ax+b', { questionKey: 2 }),
        multipleChoice([choice(1, '{{c}}', 100), choice(2, '{{a}}')], { questionKey: 3 }),
        shortAnswer('yes', { questionKey: 4 }),
      ],
    })
    expect(checkProblem(content)).toEqual([])
    expect(levelOf(checkProblem(content))).toBe('Valid')
  })

  it('names a question by its number, as its author sees it, and not by its key', () => {
    const content = problem({ variables: [a], statement: doc('[[7]] [[7]]'), ask: [numeric('a', { questionKey: 7 })] })
    const messages = checkProblem(content).map(({ message }) => message)
    expect(messages).toEqual(['Question 1 has more than one place in the statement.'])
  })

  it.each<[string, ProblemContent, string, string]>([
    [
      'a variable without values',
      problem({ variables: [numberSet(1, 'a')] }),
      'InvalidForUseError',
      'variables.0.parameters.values',
    ],
    ['two variables with one name', problem({ variables: [a, { ...a, id: 2 }] }), 'InvalidForSave', 'variables.1.name'],
    ['two variables with one id', problem({ variables: [a, { ...a, name: 'b' }] }), 'InvalidForSave', 'variables.1.id'],
    ['a variable that is not used', problem({ variables: [a] }), 'InvalidForUseInfo', 'variables.0.name'],
    ['a pill without a variable', problem({ statement: doc('{{z}}') }), 'InvalidForUseError', 'statement'],
    [
      'mathematics without a variable',
      problem({ statement: doc('$\\variable{z}$') }),
      'InvalidForUseError',
      'statement',
    ],
    [
      'a condition that is none',
      problem({ variables: [a], constraints: [{ id: 1, formula: 'a+1' }] }),
      'InvalidForUseError',
      'constraints.0.formula',
    ],
    [
      'a condition that never holds',
      problem({ variables: [a], constraints: [{ id: 1, formula: 'a>29' }] }),
      'InvalidForUseError',
      'constraints.0.formula',
    ],
    [
      'two questions with one key',
      problem({ ask: [numeric('1'), numeric('2')] }),
      'InvalidForSave',
      'questions.1.questionKey',
    ],
    ['a label with no variable', asking(numeric('a', { label: '{z} =' })), 'InvalidForUseInfo', 'questions.0.label'],
    ['a question without a place', asking(numeric('a'), { statement: doc('') }), 'InvalidForUseInfo', 'questions.0'],
    ['a place without a question', problem({ statement: doc('[[3]]') }), 'InvalidForUseError', 'statement'],
    [
      'a question in two places',
      asking(numeric('a'), { statement: doc('[[1]] [[1]]') }),
      'InvalidForUseError',
      'statement',
    ],
    [
      'an image without words',
      problem({ statement: doc(image) }),
      'InvalidForUseInfo',
      'statement.content.0.attrs.alt',
    ],
    [
      'a document that is none',
      problem({ solution: { type: 'x' } as unknown as RichText }),
      'InvalidForSave',
      'solution.',
    ],
    [
      'a key that cannot be read',
      asking(numeric('\\frac{a}{')),
      'InvalidForUseError',
      'questions.0.answerSets.0.answers.0.formula',
    ],
    ['a key with a letter', asking(numeric('ax')), 'InvalidForUseError', 'questions.0.answerSets.0.answers.0.formula'],
    ['no answer', number({ answerSets: [] }), 'InvalidForUseError', 'questions.0.answerSets'],
    [
      'an answer without its percent',
      number({ answerSets: [{ id: 1, answers: [answer, missingPercent] }] }),
      'InvalidForUseError',
      'questions.0.answerSets.0.answers.1.percentCorrect',
    ],
    [
      'no answer with full credit',
      asking(numeric([['a', 50]])),
      'InvalidForUseError',
      'questions.0.answerSets.0.answers',
    ],
    [
      'a first set without a condition',
      number({
        answerSets: [
          { id: 1, answers: [answer] },
          { id: 2, answers: [answer] },
        ],
      }),
      'InvalidForUseError',
      'questions.0.answerSets.0.condition',
    ],
    [
      'a last set with a condition',
      number({ answerSets: [{ id: 1, condition: 'a>1', answers: [answer] }] }),
      'InvalidForUseError',
      'questions.0.answerSets.0.condition',
    ],
    [
      'a tolerance that is no number',
      number({ tolerance: { kind: 'Unit', value: 'x' } }),
      'InvalidForUseError',
      'questions.0.tolerance.value',
    ],
    [
      'a tolerance narrower than the rounding',
      number({ precision, tolerance: { kind: 'Unit', value: '0.004' } }),
      'InvalidForUseError',
      'questions.0.tolerance',
    ],
    [
      'a percentage narrower than the figures',
      number({ precision: figures, tolerance: { kind: 'Percentage', value: '0.4' } }),
      'InvalidForUseError',
      'questions.0.tolerance',
    ],
    [
      'a unit that is none',
      number({ unit: { unit: 'qwx', acceptsConversion: true, isOptional: false } }),
      'InvalidForUseError',
      'questions.0.unit.unit',
    ],
    ['a negative weight', number({ facets: { value: -1 } }), 'InvalidForUseError', 'questions.0.facets.value'],
    ['negative points', number({ points: -1 }), 'InvalidForUseError', 'questions.0.points'],
    [
      'an endless number without a tolerance',
      asking(numeric('\\sqrt{2a^2}')),
      'InvalidForUseInfo',
      'questions.0.tolerance',
    ],
    [
      'two choices with one key',
      asking(multipleChoice([choice(1, 'x', 100), choice(1, 'y')])),
      'InvalidForSave',
      'questions.0.choiceSets.0.answers',
    ],
    [
      'a choice that is empty',
      asking(multipleChoice([choice(1, 'x', 100), choice(2, ' ')])),
      'InvalidForUseError',
      'questions.0.choiceSets.0.answers.1.content',
    ],
    [
      'an accepted text that is empty',
      asking(shortAnswer(' ')),
      'InvalidForUseError',
      'questions.0.answerSets.0.answers.0.formula',
    ],
  ])('finds %s', (_, content, level, path) => {
    const findings = checkProblem(content)
    expect(findings.filter((finding) => finding.path.startsWith(path)).map((finding) => finding.level)).toContain(level)
  })

  it('accepts a tolerance as wide as the rounding', () => {
    expect(checkProblem(number({ precision, tolerance: { kind: 'Unit', value: '0.005' } }))).toEqual([])
    expect(checkProblem(number({ precision: figures, tolerance: { kind: 'Percentage', value: '0.5' } }))).toEqual([])
  })

  it('names the evaluator error that marking would give', () => {
    const findings = checkProblem(number({ precision, tolerance: { kind: 'Unit', value: '0' } }))
    expect(findings).toMatchObject([{ code: 'ToleranceRoundingEdgeCaseError' }])
  })

  it.each([
    [number({ unit: { unit: 'ms^-2', acceptsConversion: true, isOptional: false } }), 'unit', 'm*s^-2 or (ms)^-2'],
    [
      number({ unit: { unit: 'J/mol K', acceptsConversion: true, isOptional: false } }),
      'unit',
      'J/(mol*K) or (J/mol)*K',
    ],
    [asking(symbolic('x2')), 'answer', 'x_2 or x*2'],
    [asking(symbolic('\\log2(x)')), 'answer', 'log(x; 2) or log(2*(x))'],
    [number({ answerSets: numeric('6.63e-34').answerSets }), 'answer', '6.63*10^(-34) or 6.63*e-34'],
    [number({ answerSets: numeric('-2\\frac13').answerSets }), 'answer', '-(2+1/3) or -2*(1/3)'],
    [problem({ variables: [calculated(1, 'c', '2e3')] }), 'formula', '2*10^3 or 2*e*3'],
  ])('finds a key that can be read in two ways and says how to write it (%#)', (content, part, readings) => {
    const findings = checkProblem(content)
    const found = findings.filter(
      ({ message }) => message === `The ${part} can be read in more than one way. Write ${readings}.`,
    )
    expect(found.map(({ level }) => level)).toEqual(['InvalidForUseError'])
  })

  it('takes digits behind a variable for a factor', () => {
    expect(checkProblem(asking(symbolic('a2x'))).filter(({ message }) => message.includes('way'))).toEqual([])
  })

  it.each<[string, ProblemContent]>([
    ['VariableValuesNotProvided', problem({ variables: [numberSet(1, 'b')] })],
    ['VariableValuesParseError', problem({ variables: [numberSet(1, 'b', 'two')] })],
    ['FormulasNotProvided', problem({ variables: [calculated(1, 'c', '')] })],
    ['FormulaParseError', problem({ variables: [calculated(1, 'c', '1+')] })],
    ['UndefinedVariablesError', problem({ variables: [calculated(1, 'c', 'q+1')] })],
    ['ConditionalClauseParseError', problem({ variables: [a], constraints: [{ id: 1, formula: 'a<' }] })],
    ['CorrectAnswerNotProvided', asking(symbolic(''))],
    ['RoundingNotProvided', number({ precision: { ...precision, digits: -1 } })],
    ['ToleranceNotProvided', number({ tolerance: { kind: 'Unit', value: ' ' } })],
    ['ConditionalsNotProvided', number({ answerSets: [1, 2].map((id) => ({ id, answers: [answer] })) })],
    ['PercentCorrectNotProvided', number({ answerSets: [{ id: 1, answers: [{ ...answer, percentCorrect: 50 }] }] })],
    ['CorrectUnitParseError', number({ unit: { unit: 'wug', acceptsConversion: true, isOptional: false } })],
  ])('names the error of the evaluator: %s', (code, content) => {
    expect(checkProblem(content).map((finding) => finding.code)).toContain(code)
  })

  it('goes by the worst finding', () => {
    expect(
      levelOf([
        { level: 'InvalidForUseInfo', path: '', message: '', sentences: [] },
        { level: 'InvalidForUseError', path: '', message: '', sentences: [] },
      ]),
    ).toBe('InvalidForUseError')
  })
})
