// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, renderRoutes } from '../../../testing/render.tsx'
import { ScoreFilePage } from './score-file-page.tsx'

const personOf = (id: number, firstName: string) => ({ id, firstName, lastName: 'Example', email: '', uid: '' })
const common = { kind: 'points', possible: 10, replaces: null, isSet: false }
const scores = [
  { ...common, learner: personOf(7, 'Ada'), line: 2, value: 7.5, before: 1, after: 7.5, replaces: 31 },
  { ...common, learner: personOf(8, 'Ben'), line: 3, value: 12, before: 0, after: 12 },
  { ...common, learner: personOf(9, 'Cleo'), line: 4, value: 5, before: 5, after: 5, replaces: 32, isSet: true },
]
const refused = [{ userId: null, line: { number: 5, text: 'nobody' }, because: 'unknownPerson' }]
const changed = { userId: 7, line: { number: 2, text: 'a@example.edu' }, because: 'changedMeanwhile' }
const csv = 'Email;Points set by hand\na@example.edu;7,5'

async function open(answer: object) {
  const rendered = await renderRoutes([{ path: '/courses/:groupId/:groupAssessmentId', element: <ScoreFilePage /> }], {
    path: '/courses/2/3',
    signedIn: { id: 1 },
    api: {
      'GET /api/groupAssessments/3': { id: 3, name: 'Parabolas', points: 10 },
      'GET /api/groups/2': { id: 2, name: 'Calculus', roles: [], activities: [] },
      'POST /api/groupAssessments/3/scores/files': answer,
      'POST /api/groupAssessments/3/scores/overrides': { set: [8], refused: [...refused, changed] },
    },
  })
  await rendered.user.upload(await screen.findByLabelText<HTMLInputElement>(/^Choose/), new File([csv], 'marks.csv'))
  return rendered
}

it('shows whom a file changes, from what to what, before it sets anything', async () => {
  const { user, sent } = await open({ column: 'Points set by hand', scores, refused })
  const table = within(await screen.findByRole('table', { name: 'What the file changes' }))
  expect(table.getByText('Example, Ada')).toBeDefined()
  expect(table.getByText('more than the 10 points possible')).toBeDefined()
  expect(table.getByText('set already')).toBeDefined()
  expect(screen.getByText('Line 5, nobody: nobody of this course is known by this')).toBeDefined()
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/groupAssessments/3/scores/files'])
  const set = screen.getByRole('button', { name: 'Set the totals of 2 students' })
  await user.click(set)
  expect(sent).toHaveLength(1)
  await fill(user, screen.getByRole('textbox', { name: /^Reason/ }), 'Paper exam.')
  await user.click(set)
  const outcome = within(await screen.findByRole('dialog', { name: 'Done for 1 student' }))
  expect(outcome.getByText('Not done for 1 student:')).toBeDefined()
  expect(outcome.getByText('Line 2, a@example.edu: somebody else has changed it; look again')).toBeDefined()
  expect(sent[1]?.body).toMatchObject({
    kind: 'file',
    csv,
    reason: 'Paper exam.',
    only: [
      { userId: 7, replaces: 31 },
      { userId: 8, replaces: null },
    ],
  })
})

it('offers nothing where a file changes nothing', async () => {
  await open({ column: 'Points', scores: [], refused })
  expect(await screen.findByText(/changes nobody’s total/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Set/ })).toBeNull()
})

it('says why a file cannot be read', async () => {
  const detail = 'The first line names a column Email or ID.'
  const refusal = { status: 400, type: 'urn:isomorph:unreadable-scores', title: 'The file could not be read', detail }
  await open(() => Response.json(refusal, { status: 400 }))
  expect(await screen.findByText(/^The first line names a column/)).toBeDefined()
})
