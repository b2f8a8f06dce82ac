import { problemCalls } from '@isomorph/contract'
import { compileProblem, withLetters, type ProblemContent, type Question } from '@isomorph/problem'
import { tables } from '@isomorph/problem/tables'
import { doc } from '@isomorph/rich-text'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addPerson } from '../../../testing/people.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { sit, type Sitter } from '../../../testing/sit.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** Questions in one problem, and rows of each. */
const [QUESTIONS, ROWS] = [30, 5]

/** The rows whose answers can be read; the first that cannot would refuse the answers beside it. */
const asked = tables
  .filter(({ title }) => !/hostile/i.test(title))
  .map(({ title, question, rows }) => ({
    title,
    question,
    rows: rows.flatMap(([answer, earns]) => (typeof earns === 'number' ? [{ answer, earns }] : [])).slice(0, ROWS),
  }))
  .filter(({ rows }) => rows.length > 0)

const parts = Array.from({ length: Math.ceil(asked.length / QUESTIONS) }, (_, at) =>
  asked.slice(at * QUESTIONS, (at + 1) * QUESTIONS),
)

/** A problem with the questions of several tables, as the editor stores it; `a` is 3 and `b` is −4. */
function contentOf(questions: readonly Question[]): ProblemContent {
  const values = [
    ['a', '3'],
    ['b', '-4'],
  ] as const
  const content: ProblemContent = {
    format: 1,
    variables: values.map(([name, value], at) => ({
      id: at + 1,
      name,
      variableType: 'NumberSet',
      parameters: { values: [value] },
    })),
    constraints: [],
    linkedDraws: [],
    statement: doc(...questions.map(({ questionKey }) => `[[${questionKey}]]`)),
    questions,
    solution: doc(''),
  }
  return withLetters(content, compileProblem(content))
}

const contents = parts.map((part) =>
  contentOf(part.map(({ question }, index): Question => ({ ...question, questionKey: index + 1 }))),
)

/** Percents are stored with four decimals. */
const stored = (percent: number): number => Math.round(percent * 10_000) / 10_000

async function save(content: ProblemContent, name: string): Promise<ProblemContent> {
  const author = await addPerson(api.db, name, ['Creator'])
  const { status, data, text } = await api.call(problemCalls.createProblem, { as: author, body: { name, content } })
  if (status !== 201) throw new Error(text)
  return data.content
}

/** The marked responses to these answers. What no thread had time for, as on a busy machine, is submitted again. */
async function markedResponses({ submitAll }: Sitter, id: number, answers: Parameters<Sitter['submitAll']>[1]) {
  const asked = new Set(answers.map(({ questionKey }) => questionKey))
  for (let tries = 0; tries < 20; tries += 1) {
    const { status, data, text } = await submitAll(id, answers)
    if (status !== 200) throw new Error(text)
    const responses = data.attempts.at(-1)?.responses ?? []
    if (!responses.some(({ questionKey, percent }) => percent === null && asked.has(questionKey))) return responses
  }
  throw new Error('The machine is too busy to mark these answers.')
}

it('marks the rows of the author pages as the tables do, from saved problems', async () => {
  const saved: ProblemContent[] = []
  for (const [at, content] of contents.entries()) saved.push(await save(content, `author${at + 1}`))
  const { sitter, ids } = await sit(api, { attemptsAllowed: null }, { problems: saved })
  const [promised, given]: [unknown[], unknown[]] = [[], []]
  for (const [at, part] of parts.entries()) {
    const rounds = Math.max(...part.map(({ rows }) => rows.length))
    for (let round = 0; round < rounds; round += 1) {
      const answers = part.flatMap(({ rows }, index) =>
        round < rows.length ? [{ questionKey: index + 1, value: rows[round]!.answer }] : [],
      )
      for (const { questionKey, value, percent } of await markedResponses(sitter, ids[at]!, answers)) {
        const { title, rows } = part[questionKey - 1]!
        if (round >= rows.length) continue
        promised.push([title, value, stored(rows[round]!.earns)])
        given.push([title, value, percent])
      }
    }
  }
  expect(given).toEqual(promised)
  expect(given.length).toBeGreaterThan(200)
}, 240_000)
