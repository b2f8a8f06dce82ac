// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, renderRoutes } from '../../../testing/render.tsx'
import { CopyPage } from './copy-page.tsx'

const fall = { id: 1, name: 'Fall 2026', startDate: '2026-08-24T04:00:00.000Z', endDate: '2026-12-20T04:59:59.997Z' }
const spring = {
  id: 2,
  name: 'Spring 2027',
  startDate: '2027-01-11T05:00:00.000Z',
  endDate: '2027-05-09T03:59:59.997Z',
}
const group = {
  id: 5,
  name: 'Calculus',
  isDeleted: false,
  externalTermId: 1,
  term: fall,
  startDate: null,
  endDate: null,
  owners: [],
  roles: [{ role: 'GroupOwner' }],
  activities: ['GroupRead', 'GroupUpdate', 'GroupAssessmentCreate'],
  userTimerMultipliers: [],
}
const quiz = {
  id: 11,
  groupId: 5,
  name: 'Quiz',
  isPublished: true,
  state: 'open',
  opensAt: null,
  dueAt: '2026-09-04T21:00:00.000Z',
  closesAt: null,
  timeLimitMinutes: null,
  problemCount: 1,
  points: 1,
  isDeleted: false,
  own: null,
  counts: null,
}

it('shows every date in the next term, sets them anew for another number of weeks, and copies once', async () => {
  const routes = [
    { path: '/courses/:groupId/copy', element: <CopyPage /> },
    { path: '/courses/:groupId', element: <p>The copy</p> },
  ]
  const { user, sent } = await renderRoutes(routes, {
    signedIn: { id: 7, activities: ['GroupCreate'] },
    path: '/courses/5/copy',
    api: {
      'GET /api/configuration': { defaultTimeZoneId: 'America/Indianapolis' },
      'GET /api/externalTerms': [fall, spring],
      'GET /api/groups/5': group,
      'GET /api/groups': { items: [group], total: 1, page: 1, pageSize: 200 },
      'GET /api/groupAssessments': [quiz, { ...quiz, id: 12, name: 'Exam' }],
      'POST /api/groups/5/copies': { groupId: 9, groupAssessmentIds: [21] },
    },
  })
  const due = () => screen.getAllByLabelText('Due').map((field) => (field as HTMLInputElement).value)
  await screen.findByRole('heading', { name: 'Copy Calculus' })
  expect(screen.getByRole('textbox', { name: 'Weeks later' })).toHaveProperty('value', '20')
  expect(due()).toEqual(['2027-01-22T17:00', '2027-01-22T17:00'])
  expect(screen.getAllByText(/^Friday, January 22, 2027\. Was Fri, 9\/4\/26 5:00 PM EDT\./)).toHaveLength(2)
  await fill(user, screen.getByRole('textbox', { name: 'Weeks later' }), '21')
  await waitFor(() => expect(due()).toEqual(['2027-01-29T17:00', '2027-01-29T17:00']))
  await user.click(screen.getByRole('checkbox', { name: 'Exam' }))
  fireEvent.change(screen.getByLabelText('Due'), { target: { value: '2027-02-01T12:00' } })
  await user.click(screen.getByRole('button', { name: 'Copy 1 assessment' }))
  await screen.findByText('The copy')
  expect(sent.map(({ call, body }) => [call, { ...(body as object), clientKey: '' }])).toEqual([
    [
      'POST /api/groups/5/copies',
      {
        clientKey: '',
        into: { kind: 'new', name: 'Calculus', externalTermId: 2, startDate: null, endDate: null },
        assessments: [{ groupAssessmentId: 11, opensAt: null, dueAt: '2027-02-01T17:00:00.000Z', closesAt: null }],
      },
    ],
  ])
})

const routes = [{ path: '/courses/:groupId/copy', element: <CopyPage /> }]
const stub = {
  'GET /api/configuration': { defaultTimeZoneId: 'America/Indianapolis' },
  'GET /api/externalTerms': [fall, spring],
  'GET /api/groups/5': group,
  'GET /api/groups': { items: [], total: 0, page: 1, pageSize: 200 },
  'GET /api/groupAssessments': [quiz],
}

it('sends the same key with the same values, and another one with others', async () => {
  const { user, sent } = await renderRoutes(routes, {
    signedIn: { id: 7, activities: ['GroupCreate'] },
    path: '/courses/5/copy',
    api: { ...stub, 'POST /api/groups/5/copies': () => Response.json({ status: 400 }, { status: 400 }) },
  })
  const press = async (count: number) => {
    await user.click(await screen.findByRole('button', { name: 'Copy 1 assessment' }))
    await waitFor(() => expect(sent).toHaveLength(count))
  }
  await press(1)
  await press(2)
  fireEvent.change(screen.getByLabelText('Due'), { target: { value: '2027-02-01T12:00' } })
  await press(3)
  const keys = sent.map(({ body }) => (body as { clientKey: string }).clientKey)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

it('tells who can copy nowhere, and copies nothing', async () => {
  await renderRoutes(routes, { signedIn: { id: 7, activities: [] }, path: '/courses/5/copy', api: stub })
  await screen.findByText(/There is no course that you can copy into/)
  expect(screen.queryByLabelText(/^Name/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Copy 1 assessment' })).toHaveProperty('disabled', true)
})

it('is headed by the assessment that is to be copied, and chooses it alone', async () => {
  await renderRoutes(routes, {
    signedIn: { id: 7, activities: ['GroupCreate'] },
    path: '/courses/5/copy?assessment=12',
    api: { ...stub, 'GET /api/groupAssessments': [quiz, { ...quiz, id: 12, name: 'Exam' }] },
  })
  await screen.findByRole('heading', { level: 1, name: 'Copy Exam' })
  expect(screen.getByRole('checkbox', { name: 'Exam' })).toHaveProperty('checked', true)
  expect(screen.getByRole('checkbox', { name: 'Quiz' })).toHaveProperty('checked', false)
})
