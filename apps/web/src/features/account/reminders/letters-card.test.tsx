// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { defaultLetterModes, type LetterAvailability } from '@isomorph/contract'
import { renderComponent } from '../../../testing/render.tsx'
import { LettersCard } from './letters-card.tsx'

const show = (availability: LetterAvailability, isImpersonated = false) => {
  let modes = { ...defaultLetterModes }
  const view = () => Response.json({ availability, email: 'ida@example.org', modes })
  return renderComponent(<LettersCard />, {
    signedIn: { id: 7, isImpersonated },
    api: {
      'GET /api/account/letters': view,
      'PUT /api/account/letters': () => {
        modes = { ...modes, opened: 'atOnce' }
        return view()
      },
    },
  })
}

it('saves how one wants to be told', async () => {
  const { user, sent } = await show('available')
  const choice = await screen.findByLabelText<HTMLSelectElement>('An assessment opened')
  await user.selectOptions(choice, 'At once')
  await waitFor(() => expect(choice.value).toBe('atOnce'))
  expect(sent).toMatchObject([
    { call: 'PUT /api/account/letters', body: { modes: { ...defaultLetterModes, opened: 'atOnce' } } },
  ])
})

it('says why none are sent', async () => {
  await show('noMailServer')
  await screen.findByText(/no mail server is connected/)
  expect(screen.queryByLabelText('An assessment opened')).toBeNull()
})

it('is changed by its person alone', async () => {
  await show('available', true)
  const choice = await screen.findByLabelText<HTMLSelectElement>('An assessment opened')
  expect(choice.disabled).toBe(true)
})
