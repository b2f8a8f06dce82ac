// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { defaultLetterModes, type LetterAvailability } from '@isomorph/contract'
import { renderComponent } from '../../../testing/render.tsx'
import { LettersCard } from './letters-card.tsx'

const show = (availability: LetterAvailability, { isImpersonated = false, isGrader = false } = {}) => {
  let modes = { ...defaultLetterModes }
  const view = () => Response.json({ availability, email: 'ida@example.org', modes, isGrader })
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
  expect(sent).toMatchObject([{ call: 'PUT /api/account/letters', body: { modes: { opened: 'atOnce' } } }])
})

it('says why none are sent', async () => {
  await show('noMailServer')
  await screen.findByText(/no mail server is connected/)
  expect(screen.queryByLabelText('An assessment opened')).toBeNull()
})

it('is changed by its person alone', async () => {
  await show('available', { isImpersonated: true })
  const choice = await screen.findByLabelText<HTMLSelectElement>('An assessment opened')
  expect(choice.disabled).toBe(true)
})

it('offers letters of those who mark to them alone', async () => {
  const { unmount } = await show('available')
  await screen.findByLabelText('An assessment opened')
  expect(screen.queryByLabelText('Answers wait for grading')).toBeNull()
  unmount()
  await show('available', { isGrader: true })
  expect(await screen.findByLabelText('Answers wait for grading')).toBeTruthy()
})
