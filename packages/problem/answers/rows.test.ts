import { describe, expect, it, vi } from 'vitest'
import { tables } from '../../evaluator/tables/all.ts'
import type { Row, Table } from '../../evaluator/tables/table.ts'
import { compileProblem } from '../src/compile-problem.ts'
import type { Question } from '../src/content/question.ts'
import { markAnswer } from '../src/marking/mark-answer.ts'
import type { Marking } from '../src/marking/marking.ts'
import { draw, problem } from '../src/problem.fixtures.ts'
import { questionOfCase } from './question-of-case.ts'

vi.setConfig({ testTimeout: 120_000 })

/** Rows that a question marks otherwise than the engine by itself, and why. */
const others: Readonly<Record<string, string>> = {
  'Exactly as typed: x^2+2x-1': 'a question says that the value is wrong before it looks at the form',
  'Exactly as typed: 3+4': 'a question says that the value is wrong before it looks at the form',
  'Exactly as typed: \\frac ba': 'a question says that the value is wrong before it looks at the form',
  'Units that are converted: \\mathrm{km}': 'a question asks for the number, and takes no attempt for it',
  'Two decimal places: -0.12': 'exactly half a unit may be rounded to even',
  'Two decimal places: 1.23\\times10^3': 'decimals of the mantissa count as they are written',
}

function questionFor(table: Table, key: string, [student]: Row): Question | undefined {
  const options = table.options ?? {}
  const question = questionOfCase({ id: student, check: table.check, expected: key, student, options })
  if (question === undefined || options.mode === 'text') return undefined
  if (question.answerType === 'MultipleChoice' || question.answerType === 'ShortAnswer') return question
  const { letters, positive, realOddRoots } = options
  const assumptions = {
    ...question.assumptions,
    ...(letters === undefined ? {} : { letters }),
    ...(positive === undefined ? {} : { positive }),
    ...(realOddRoots === undefined ? {} : { hasRealOddRoots: realOddRoots }),
  }
  return { ...question, assumptions, ...(options.listsInAnyOrder === true ? { isListOrdered: false } : {}) }
}

function verdictOf({ verdict, rule }: Marking): string {
  if (rule === 'ambiguous') return 'asked'
  if (verdict === 'unreadable' || rule === 'blank') return 'invalid'
  if (verdict === 'needsPerson') return 'undecided'
  if (verdict === 'correct') return 'right'
  return rule === 'wrongForm' ? 'wrong form' : 'wrong'
}

function marked(question: Question, value: string): string {
  const compiled = compileProblem(problem({ ask: [question] }))
  const isSavable = compiled.findings.every(({ level }) => level === 'InvalidForUseInfo')
  return isSavable ? verdictOf(markAnswer(compiled, draw(compiled), { questionKey: 1, value })) : 'cannot be saved'
}

describe('the rows of “What counts as right”', () => {
  it.each(tables.filter(({ guide }) => guide !== undefined).map((table) => [table.title, table] as const))(
    'are marked so as questions: %s',
    (title, table) => {
      const differing = table.questions.flatMap(({ key, answers }) =>
        answers.flatMap((row) => {
          const [answer, verdict] = row
          const question = questionFor(table, key, row)
          if (question === undefined || Object.hasOwn(others, `${title}: ${answer}`)) return []
          const given = marked(question, answer)
          return given === verdict ? [] : [{ key, answer, verdict, given }]
        }),
      )
      expect(differing).toEqual([])
    },
  )
})
