// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, refusalOf, renderForm, serverOfTest } from '../../testing/render-form.tsx'
import { NewCoursePage } from './new-course-page.tsx'

const data = { '/api/externalTerms': [], '/api/configuration': { defaultTimeZoneId: 'America/Indianapolis' } }

it('lists what is missing at its top from the first try on, and says a refusal at its field', async () => {
  const { sent } = serverOfTest({ data, reply: () => refusalOf({ name: 'There is such a course.' }) })
  const user = renderForm(<NewCoursePage />)
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Make course' }))
  const alert = await screen.findByRole('alert')
  expect(document.activeElement).toBe(alert)
  await user.click(within(alert).getByRole('link', { name: 'A name is required.' }))
  const name = screen.getByRole('textbox', { name: /^Name/ })
  expect(document.activeElement).toBe(name)
  await fill(user, name, 'Algebra')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await user.dblClick(screen.getByRole('button', { name: 'Make course' }))
  expect(await screen.findByRole('textbox', { description: 'There is such a course.' })).toBe(name)
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/groups'])
})
