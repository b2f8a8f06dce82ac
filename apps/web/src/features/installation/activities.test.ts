import { expect, it } from 'vitest'
import { installationActivities } from './activities.ts'
import { installationPages } from './pages.ts'

it('opens the way to the installation to whoever may open one of its pages, and to nobody else', () => {
  const ofPages = new Set(installationPages.flatMap(({ anyOf = [] }) => anyOf))
  expect(installationActivities.toSorted()).toEqual([...ofPages].toSorted())
})
