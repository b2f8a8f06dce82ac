// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render.tsx'

const courses = {
  'GET /api/groups': { items: [], total: 0, page: 1, pageSize: 25 },
  'POST /api/groups/syncRosters': { courses: 2 },
}

it('has all rosters read, and says how many', async () => {
  const { findByRole, findByText, user } = await renderScreen('/courses', {
    signedIn: { id: 7, activities: ['GroupRead', 'GroupRosterSyncAll'] },
    api: courses,
  })
  await user.click(await findByRole('button', { name: 'Read all rosters' }))
  expect(await findByText('2 rosters are being read')).toBeDefined()
})

it('is not there for others', async () => {
  const { findByRole, queryByRole } = await renderScreen('/courses', {
    signedIn: { id: 7, activities: ['GroupRead'] },
    api: courses,
  })
  await findByRole('heading', { name: 'Courses' })
  expect(queryByRole('button', { name: 'Read all rosters' })).toBeNull()
})
