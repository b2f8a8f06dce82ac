import { expect, it } from 'vitest'
import type { Send } from '../../data/index.ts'
import { readChanges } from './read-changes.ts'

const params = { groupAssessmentId: 3, regradeId: 4 }

/** A server with these parts; where each begins is asked for. */
function serverOf(parts: readonly unknown[]) {
  const asked: string[] = []
  const send: Send = async (request) => {
    asked.push(JSON.stringify(request))
    return parts[asked.length - 1] as Awaited<ReturnType<Send>>
  }
  return { asked, send }
}

it('reads what a regrade changes part by part, and shows it together', async () => {
  const { asked, send } = serverOf([
    { data: { learners: ['Ada', 'Bob'], byHand: [], next: 2 } },
    { data: { learners: ['Cleo'], byHand: ['an answer'], next: 4 } },
    { data: { learners: [], byHand: ['another'], next: null } },
  ])
  expect(await readChanges(params, send)).toEqual({
    data: { learners: ['Ada', 'Bob', 'Cleo'], byHand: ['an answer', 'another'] },
  })
  expect(asked.map((each) => /from\W+(\d)/.exec(each)?.[1])).toEqual(['0', '2', '4'])
})

it('ends with the error of a part', async () => {
  const error = { status: 503 }
  const { send } = serverOf([{ data: { learners: ['Ada'], byHand: [], next: 1 } }, { error }])
  expect(await readChanges(params, send)).toEqual({ error })
})
