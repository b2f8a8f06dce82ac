import { expect, it } from 'vitest'
import { titleOfTab } from './course-tab.ts'

it('gives each tab of a course a title of its own', () => {
  expect(['/courses/1', '/courses/1/people', '/courses/1/settings'].map((path) => titleOfTab('Statics', path))).toEqual(
    ['Statics', 'People of Statics', 'Settings of Statics'],
  )
})
