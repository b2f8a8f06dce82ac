import { expect, it } from 'vitest'
import { titleOfTab } from './course-tab.ts'

it('gives each tab of a course a title of its own', () => {
  const paths = ['/courses/1', '/courses/1/people', '/courses/1/connections', '/courses/1/settings']
  expect(paths.map((path) => titleOfTab('Statics', path))).toEqual([
    'Statics',
    'People of Statics',
    'Connections of Statics',
    'Settings of Statics',
  ])
})
