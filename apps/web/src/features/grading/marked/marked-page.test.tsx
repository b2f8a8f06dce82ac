// @vitest-environment jsdom
import type { GradedResponse } from '@isomorph/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../../testing/render.tsx'
import { essayAnswer } from '../grading.fixtures.ts'
import { MarkedPage } from './marked-page.tsx'

const marked = (problemInstanceId: number, changes: Partial<GradedResponse> = {}): GradedResponse => ({
  ...essayAnswer,
  taskId: null,
  problemInstanceId,
  reason: null,
  isWaiting: false,
  learner: { id: problemInstanceId, firstName: `Ada${problemInstanceId}`, lastName: 'Abel', email: 'a@b.edu', uid: '' },
  response: {
    ...essayAnswer.response,
    value: `Like a bowl ${problemInstanceId}.`,
    percent: 10 * problemInstanceId,
    source: 'person',
    needsPerson: false,
    markingNumber: 2,
  },
  markedBy: 'Ben Baker',
  markedAt: '2026-09-04T21:00:00Z',
  ...changes,
})

const scoring = '/api/groupAssessments/3/manualScoring'
const place = '/courses/:groupId/groupAssignments/:groupAssessmentId/grading/:itemKey/:questionKey'
const list = '/courses/2/groupAssignments/3/grading/1/1/marked'

interface Given {
  readonly path?: string
  readonly pages?: readonly { readonly items: readonly GradedResponse[]; readonly nextCursor: string | null }[]
}

async function openMarked({ path = list, pages = [{ items: [marked(8), marked(7)], nextCursor: null }] }: Given = {}) {
  const left = [...pages]
  return await renderRoutes(
    [
      { path: place, element: <p>What waits</p> },
      { path: `${place}/marked`, element: <MarkedPage /> },
    ],
    {
      path,
      signedIn: { id: 7 },
      api: {
        'GET /api/groupAssessments/3': { id: 3, name: 'Parabolas' },
        [`GET ${scoring}/questions`]: { isAnonymous: false, graders: 1, questions: [] },
        [`GET ${scoring}/rubrics/1/1`]: { version: 0, rubric: null },
        [`GET ${scoring}/snippets/1/1`]: { texts: [] },
        [`GET ${scoring}/responses`]: () => Response.json(left.shift() ?? { items: [], nextCursor: null }),
        [`GET ${scoring}/attempts/9`]: {
          problemName: 'Parabolas',
          attempts: [{ number: 1, percent: 90, isCounting: true, responses: [marked(9)] }],
        },
        [`POST ${scoring}/marks`]: marked(7, { markedBy: 'Me Myself' }),
        [`DELETE ${scoring}/claims`]: {},
      },
    },
  )
}

it('lists what is marked with who marked it and when', async () => {
  await openMarked()
  const rows = within(await screen.findByRole('table', { name: 'Marked answers' })).getAllByRole('row')
  expect(rows).toHaveLength(3)
  expect(rows[1]?.textContent).toMatch(/Abel, Ada8.*Like a bowl 8\..*80 %.*Ben Baker.*9\/4\/26/)
})

it('is gone through, opened, changed and left by keyboard', async () => {
  const { user, sent } = await openMarked()
  await screen.findByRole('table', { name: 'Marked answers' })
  expect(document.activeElement?.textContent).toBe('Abel, Ada8')
  await user.keyboard('j')
  expect(document.activeElement?.textContent).toBe('Abel, Ada7')
  await user.keyboard('{Enter}')
  const percent = await screen.findByLabelText<HTMLInputElement>('Percent')
  expect(percent.value).toBe('70')
  expect(screen.getByText(/^by Ben Baker, 9\/4\/26/)).toBeTruthy()
  await user.clear(percent)
  await user.type(percent, '75{Enter}')
  expect(await screen.findByText(/^These were all of them/)).toBeTruthy()
  const mark = sent.find(({ call }) => call.endsWith('/marks'))
  expect(mark?.body).toMatchObject({ problemInstanceId: 7, markingNumber: 2, mark: { percent: 75 } })
  await user.keyboard('m')
  await screen.findByRole('table', { name: 'Marked answers' })
  await user.keyboard('w')
  expect(await screen.findByText('What waits')).toBeTruthy()
})

it('fetches the next page on request, and opens an answer of none that is here', async () => {
  const pages = [
    { items: [marked(8)], nextCursor: '1.2.3' },
    { items: [marked(7)], nextCursor: null },
  ]
  const { user, unmount } = await openMarked({ pages })
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('Abel, Ada7')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  unmount()
  await openMarked({ path: `${list}?answer=9/1/1` })
  expect(await screen.findByText('Like a bowl 9.')).toBeTruthy()
})

it('says that a mark waits for another one, and that there is none', async () => {
  const own = { grader: 'Me Myself', isOwn: true, percent: 60, comment: '', rubricChoice: null }
  const awaited = marked(8, { doubleMarks: [own] })
  const { unmount } = await openMarked({ pages: [{ items: [awaited], nextCursor: null }] })
  expect(await screen.findByText('You gave 60 %; another mark is awaited')).toBeTruthy()
  unmount()
  await openMarked({ path: `${list}?by=me`, pages: [] })
  expect(await screen.findByText('You have not marked an answer to this question yet.')).toBeTruthy()
})
