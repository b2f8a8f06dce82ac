// @vitest-environment jsdom
import type { UserInfo } from '@isomorph/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
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

async function open(sharedKinds: UserInfo['sharedKinds']) {
  const group = { id: 1, name: 'Mathematics', roles: [{ role: 'GroupLearner' }], term: null }
  const asked: string[] = []
  const list = (path: string, total: number) => () => {
    asked.push(path)
    return Response.json({ items: [], total, page: 1, pageSize: 25 })
  }
  await renderComponent(<Labels />, {
    signedIn: { id: 7, sharedKinds },
    api: {
      'GET /api/groups/home': [group],
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
  expect(asked).toEqual([])
})
