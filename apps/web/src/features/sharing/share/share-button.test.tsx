// @vitest-environment jsdom
import type { AssessmentSummary, Problem } from '@isomorph/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Notification } from '../../../data/slices/notifications-slice.ts'
import { store } from '../../../data/store.ts'
import { renderComponent, renderRoutes } from '../../../testing/render.tsx'
import { ShareAssessmentButton, ShareProblemButton } from './share-button.tsx'

interface Standing {
  readonly activities?: readonly string[]
  readonly sharedLibraries?: readonly { id: number }[]
  readonly hasOwnRole?: boolean
}

async function open({ activities = ['Read', 'UserRoleDeleteOwn'], sharedLibraries = [], ...standing }: Standing) {
  const problem = { id: 9, name: 'Beam', activities, sharedLibraries, ...standing } as unknown as Problem
  const routes = [
    { path: '/problems/9', element: <ShareProblemButton problem={problem} /> },
    { path: '/problems', element: <h1>Problems</h1> },
  ]
  const api = { 'DELETE /api/problems/9/problemUserRoles/7': () => new Response(null, { status: 204 }) }
  return await renderRoutes(routes, { path: '/problems/9', signedIn: { id: 7 }, api })
}

const left = ['DELETE /api/problems/9/problemUserRoles/7']

it('lets a reader of a problem leave it, after a question', async () => {
  const { user, sent } = await open({ hasOwnRole: true })
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  const dialog = await screen.findByRole('dialog', { name: 'Leave Beam?' })
  expect(sent).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { name: 'Problems' })).toBeDefined()
  expect(sent.map(({ call }) => call)).toEqual(left)
})

it('lets a reader give up their own role on a problem that they go on reading through a library', async () => {
  const { user, sent } = await open({ hasOwnRole: true, sharedLibraries: [{ id: 3 }] })
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave Beam?' }))
  dialog.getByText('You give up your own role. You still have what a shared library gives you on this problem.')
  await user.click(dialog.getByRole('button', { name: 'Leave' }))
  await expect.poll(() => sent.map(({ call }) => call)).toEqual(left)
  expect(screen.queryByRole('heading', { name: 'Problems' })).toBeNull()
})

it('offers nothing to leave to somebody who reads the problem through a library alone', async () => {
  await open({ hasOwnRole: false, sharedLibraries: [{ id: 3 }] })
  expect(screen.queryByRole('button')).toBeNull()
})

it('offers nothing where a server of the former release does not say whose the role is, and a library gives one', async () => {
  await open({ sharedLibraries: [{ id: 3 }] })
  expect(screen.queryByRole('button')).toBeNull()
})

const person = { id: 7, firstName: 'Ada', lastName: 'Byron', email: 'ada@demo.example', uid: '' }

it('says to whom a problem is open, and which assessments use it', async () => {
  const problem = { id: 9, name: 'Beam', activities: ['Read', 'UserRoleRead'], sharedLibraries: [] }
  const api = {
    'GET /api/problems/9/problemUserRoles': [{ user: person, role: 'Owner', grantedAt: '2026-09-01T10:00:00Z' }],
    'GET /api/problems/9/problemSharedLibraryRoles': [],
    'GET /api/problems/9/references': [{ assessmentId: 4, name: 'Statics quiz' }],
  }
  const shown = <ShareProblemButton problem={problem as unknown as Problem} />
  const { user } = await renderComponent(shown, { signedIn: { id: 7 }, api })
  await user.click(screen.getByRole('button', { name: 'Share' }))
  const uses = within(await screen.findByRole('list', { name: 'Where it is used' }))
  expect(uses.getByRole('link', { name: 'Statics quiz' }).getAttribute('href')).toBe('/assessments/4')
})

/** The share dialog of a problem that these people own, as the first of them sees it. */
async function openOwned(owners: readonly (typeof person)[]) {
  const problem = { id: 9, name: 'Beam', activities: ['Read', 'UserRoleRead', 'UserRoleModify'], sharedLibraries: [] }
  const routes = [
    { path: '/problems/9', element: <ShareProblemButton problem={problem as unknown as Problem} /> },
    { path: '/problems', element: <h1>Problems</h1> },
  ]
  const api = {
    'GET /api/problems/9/problemUserRoles': owners.map((user) => ({
      user,
      role: 'Owner',
      grantedAt: '2026-09-01T10:00:00Z',
    })),
    'GET /api/problems/9/problemSharedLibraryRoles': [],
    'GET /api/problems/9/references': [],
    'DELETE /api/problems/9/problemUserRoles/7': () => new Response(null, { status: 204 }),
  }
  const opened = await renderRoutes(routes, { path: '/problems/9', signedIn: { id: 7 }, api })
  await opened.user.click(screen.getByRole('button', { name: 'Share' }))
  return opened
}

it('tells the last owner at once that they cannot leave', async () => {
  const { user, sent } = await openOwned([person])
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  const told = store.getState().notifications.queue.map(({ text }: Notification) => text)
  expect(told).toContain('Make somebody else an owner first.')
  expect(screen.queryByRole('dialog', { name: 'Leave Beam?' })).toBeNull()
  expect(sent).toEqual([])
})

it('lets one of two owners leave, after a question that names the role', async () => {
  const { user, sent } = await openOwned([person, { ...person, id: 8, firstName: 'Mary' }])
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave Beam?' }))
  dialog.getByText(/Owner/)
  expect(sent).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { name: 'Problems' })).toBeDefined()
  expect(sent.map(({ call }) => call)).toEqual(left)
})

it('says which courses were given an assessment, and where none was', async () => {
  const assessment = { id: 4, name: 'Statics quiz', activities: ['Read', 'UserRoleRead'] }
  const given = { groupId: 2, groupName: 'Mechanics', groupAssessmentId: 8, name: 'Week 3' }
  let references: unknown[] = [given]
  const api = {
    'GET /api/assessments/4/assessmentUserRoles': [{ user: person, role: 'Owner', grantedAt: '2026-09-01T10:00:00Z' }],
    'GET /api/assessments/4/references': () => Response.json(references),
  }
  const open = async () => {
    const shown = <ShareAssessmentButton assessment={assessment as unknown as AssessmentSummary} />
    const { user, unmount } = await renderComponent(shown, { signedIn: { id: 7 }, api })
    await user.click(screen.getByRole('button', { name: 'Share' }))
    return unmount
  }
  const close = await open()
  const link = await screen.findByRole('link', { name: 'Mechanics' })
  expect(link.getAttribute('href')).toBe('/courses/2/groupAssignments/8')
  close()
  references = []
  await open()
  expect(await screen.findByText('No course of yours was given this assessment.')).toBeDefined()
})
