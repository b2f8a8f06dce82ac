// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, renderComponent } from '../../testing/render.tsx'
import { refusalOf } from '../../testing/stub-api.ts'
import { NewCoursePage } from './new-course-page.tsx'

const data = { 'GET /api/externalTerms': [], 'GET /api/configuration': { defaultTimeZoneId: 'America/Indianapolis' } }

it('lists what is missing at its top from the first try on, and says a refusal at its field', async () => {
  // The answer waits for both clicks: the form may be sent again once it was refused.
  let refuse: (response: Response) => void = () => undefined
  const refusal = new Promise<Response>((resolve) => {
    refuse = resolve
  })
  const { user, sent } = await renderComponent(<NewCoursePage />, {
    signedIn: { id: 7 },
    api: { ...data, 'POST /api/groups': () => refusal },
  })
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Make course' }))
  const alert = await screen.findByRole('alert')
  await waitFor(() => expect(document.activeElement).toBe(alert))
  await user.click(within(alert).getByRole('link', { name: 'A name is required.' }))
  const name = screen.getByRole('textbox', { name: /^Name/ })
  expect(document.activeElement).toBe(name)
  await fill(user, name, 'Algebra')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await user.dblClick(screen.getByRole('button', { name: 'Make course' }))
  refuse(refusalOf({ name: 'There is such a course.' }))
  expect(await screen.findByRole('textbox', { description: 'There is such a course.' })).toBe(name)
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/groups'])
})
