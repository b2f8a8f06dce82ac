import { describe, expect, it } from 'vitest'
import { checkProblem } from '../src/checking/check-problem.ts'
import { compileProblem } from '../src/compile-problem.ts'
import type { Question } from '../src/content/question.ts'
import { markAnswer } from '../src/marking/mark-answer.ts'
import { choice, draw, multipleChoice, numeric, problem, symbolic, symbolicForm } from '../src/problem.fixtures.ts'

/** A question as its author saves it, what must not earn anything, and what must earn everything. */
interface Row {
  readonly name: string
  readonly question: Question
  readonly none?: readonly string[]
  readonly full?: readonly string[]
}

const key = (formula: string, row: Pick<Row, 'none' | 'full'>, settings = {}): Row => ({
  name: formula,
  question: symbolic(formula, settings),
  ...row,
})

const column = (first: string, second: string): string => `\\begin{pmatrix}${first}\\\\${second}\\end{pmatrix}`
const matrix = '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}'
const withUnit = (unit: string) => ({ unit: { unit, acceptsConversion: true, isOptional: false } })

/** The table with which the work on trusted marks began, row by row. */
const rows: readonly Row[] = [
  key('\\frac{dy}{dx}=2y', { none: ['\\frac{dy}{dx}=3y'], full: ["y'=2y"] }),
  key('-N\\frac{d\\Phi}{dt}', { none: ['0'] }),
  key('L\\frac{dI}{dt}+RI', { none: ['RI'] }),
  key('y(0)=1', { none: ['y(0)=2'] }),
  key('[1,3]', { none: ['(1,3)', '\\{1,3\\}', '[3,1]'], full: ['[1,2]\\cup[2,3]'] }),
  key('\\frac{x^3}{3}+C', { full: ['\\frac{x^3}{3}+K', '\\frac{x^3}{3}+c'] }),
  key('[x+y=3;x-y=1]', { full: ['[x=2;y=1]'] }),
  key('|x|', { none: ['x'] }, { tolerance: { kind: 'Percentage', value: '1' } }),
  key('\\vec a\\times\\vec b', {
    none: ['\\vec b\\times\\vec a', '\\vec a\\cdot\\vec b'],
    full: ['-\\vec b\\times\\vec a'],
  }),
  key('\\frac{\\bar x-\\mu}{s/\\sqrt n}', { none: ['\\frac{x-\\mu}{s/\\sqrt n}'] }),
  key('\\overline A B', { none: ['AB'] }),
  key('|x|^n', { none: ['x^n'] }),
  key('\\sqrt{x^{2n}}', { none: ['x^n'] }),
  key('\\ln|x|+C', { none: ['\\ln x+C'], full: ['\\ln|2x|+C'] }),
  key('(xy)^n', { full: ['x^ny^n'] }),
  key(`${column('1', '2')}+t${column('3', '4')}`, { full: [column('1+3t', '2+4t')] }),
  key('(1,2)^T+t(3,4)^T', { full: [column('1+3t', '2+4t'), '(1+3t,2+4t)^T'] }),
  key(`${matrix}${column('5', '6')}`, { full: [column('17', '39')] }),
  key(`${matrix}^{-1}`, { full: ['\\begin{pmatrix}-2&1\\\\\\frac32&-\\frac12\\end{pmatrix}'] }),
  {
    name: 'x/2 in lowest terms',
    question: symbolicForm('\\frac x2', { form: 'lowestTerms' }),
    none: ['\\frac{2x}{4}'],
    full: ['\\frac{x}{2}'],
  },
  {
    name: 'x+1 in lowest terms',
    question: symbolicForm('x+1', { form: 'lowestTerms' }),
    none: ['\\frac{x^2-1}{x-1}'],
    full: ['1+x'],
  },
  { name: '1/3', question: numeric('\\frac13'), full: ['0.\\overline{3}'] },
  { name: '0.6', question: numeric('0.6'), none: ['0.1\\overline6'], full: ['0.6'] },
  key('\\cos(x\\pm y)', {
    none: ['\\cos x\\cos y\\pm\\sin x\\sin y'],
    full: ['\\cos x\\cos y\\mp\\sin x\\sin y'],
  }),
  key('\\sqrt{x-1}\\sqrt{x+1}', { full: ['\\sqrt{x^2-1}'] }),
  key('\\operatorname{erf}(-x)', { full: ['-\\operatorname{erf}(x)'] }),
  key('\\operatorname{round}(3.14159,2)', { full: ['3.14'] }),
  {
    name: '1235 to 3 figures',
    question: numeric('1235', { precision: { kind: 'significantFigures', digits: 3, rule: 'exactly' } }),
    none: ['1230'],
    full: ['1240'],
  },
  { name: '5 W/K', question: numeric('5', withUnit('W/K')), full: ['5\\,\\mathrm{W}/^\\circ\\mathrm{C}'] },
]

function marked(question: Question, value: string): number {
  const compiled = compileProblem(problem({ ask: [question] }))
  return markAnswer(compiled, draw(compiled), { questionKey: 1, value }).percent
}

describe('the first table of wrong marks, as whole questions', () => {
  it.each(rows.map((row) => [row.name, row] as const))('%s', (_name, { question, none = [], full = [] }) => {
    const hindering = checkProblem(problem({ ask: [question] })).filter(({ level }) => level !== 'InvalidForUseInfo')
    expect(hindering).toEqual([])
    const given = [...none, ...full].map((answer) => [answer, marked(question, answer)])
    expect(given).toEqual([...none.map((answer) => [answer, 0]), ...full.map((answer) => [answer, 100])])
  })

  it('gives the twin of the right choice what the right one earns', () => {
    const question = multipleChoice([choice(1, '4', 100), choice(2, '4'), choice(3, '5')])
    expect(['1', '2', '3'].map((value) => marked(question, value))).toEqual([100, 100, 0])
  })

  it('gives a bare number the share of its value where the value weighs 3 and the unit 1', () => {
    const question = numeric('20', { ...withUnit('m/s'), facets: { value: 3, unit: 1 } })
    expect(marked(question, '20')).toBe(75)
  })
})
