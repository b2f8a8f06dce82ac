// @vitest-environment jsdom
import type { Group, UserInfo } from '@isomorph/contract'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { useMenus } from './use-menus.ts'

function Labels() {
  return (
    <output>
      {useMenus()
        .others.flatMap(({ entries }) => entries.map(({ label }) => label))
        .join(', ')}
    </output>
  )
}

async function open(sharedKinds: UserInfo['sharedKinds'], role: Group['roles'][number]['role'] = 'GroupLearner') {
  const group = { id: 1, name: 'Mathematics', roles: [{ role }], term: null }
  const asked: string[] = []
  const list = (path: string, total: number) => () => {
    asked.push(path)
    return Response.json({ items: [], total, page: 1, pageSize: 25 })
  }
  await renderComponent(<Labels />, {
    signedIn: { id: 7, sharedKinds },
    api: {
      'GET /api/groups/home': () => {
        asked.push('groups')
        return Response.json([group])
      },
      'GET /api/sharedLibraries': list('sharedLibraries', 1),
      'GET /api/problems': list('problems', 0),
      'GET /api/assessments': list('assessments', 0),
    },
  })
  return asked
}

it('has an entry for somebody who learns and holds a role on a shared library', async () => {
  await open(['SharedLibrary'])
  expect(await screen.findByText(/Shared Libraries/)).toBeDefined()
})

it('asks for no list in the name of somebody who only learns', async () => {
  const asked = await open([])
  expect(await screen.findByText(/^Courses, /)).toBeDefined()
  expect(asked).toEqual(['groups'])
})

it('asks for the courses once, and for the lists of whoever teaches', async () => {
  const asked = await open([], 'GroupOwner')
  await vi.waitFor(() => expect(asked.toSorted()).toEqual(['assessments', 'groups', 'problems', 'sharedLibraries']))
})
