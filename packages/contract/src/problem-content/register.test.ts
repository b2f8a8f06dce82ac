import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { problemContentSchema } from './schemas.ts'

const folder = new URL('../../../problem/register/', import.meta.url)

interface Entry {
  readonly id: string
  readonly answerType: string
  readonly key: string
  readonly settings?: object
  readonly variables?: readonly object[]
}

const entries = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').trimEnd().split('\n'))
  .map((line) => JSON.parse(line) as Entry)

/** What the editor sends for an entry of the register. */
function saved({ answerType, key, settings, variables }: Entry): unknown {
  const question = {
    questionKey: 1,
    label: '',
    points: 1,
    hints: [],
    answerType,
    keyboards: [],
    answerSets: [{ id: 1, answers: [{ id: 1, formula: key, percentCorrect: 100 }] }],
    ...(answerType === 'Numeric' ? { numberFormatType: 'Any' } : {}),
    ...settings,
  }
  const empty = { type: 'doc', content: [] }
  return {
    format: 1,
    variables: variables ?? [],
    constraints: [],
    linkedDraws: [],
    statement: empty,
    questions: [question],
    solution: empty,
  }
}

describe('the register of wrong marks', () => {
  it.each(entries.map((entry) => [entry.id, entry] as const))(
    'holds a question that can be saved: %s',
    (_id, entry) => {
      expect(problemContentSchema.safeParse(saved(entry)).error).toBeUndefined()
    },
  )
})
