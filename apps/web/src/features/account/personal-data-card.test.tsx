// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import type { PersonalDataFile } from '@isomorph/contract'
import { expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { PersonalDataCard } from './personal-data-card.tsx'

const none: PersonalDataFile = { state: 'none', requestedAt: null, madeAt: null, expiresAt: null, byteSize: 0 }

it('has the file made, waits for it and offers it', async () => {
  let file = none
  const { user, sent } = await renderComponent(<PersonalDataCard />, {
    signedIn: { id: 7, isImpersonated: false },
    api: {
      'GET /api/account/data': () => {
        const answer = file
        if (file.state === 'waiting')
          file = {
            ...file,
            state: 'ready',
            madeAt: '2026-09-04T12:01:00Z',
            expiresAt: '2026-09-11T12:01:00Z',
            byteSize: 42_000,
          }
        return Response.json(answer)
      },
      'POST /api/account/data': () => {
        file = { ...none, state: 'waiting', requestedAt: '2026-09-04T12:00:00Z' }
        return Response.json(file, { status: 202 })
      },
    },
  })
  await screen.findByText('There is no file yet.')
  await user.click(screen.getByRole('button', { name: 'Make the file' }))
  expect(await screen.findByText(/^The file is being made/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(await screen.findByRole('button', { name: 'Download' }, { timeout: 20_000 })).toBeTruthy()
  expect(screen.getByText(/\(42 kB\)/)).toBeTruthy()
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/account/data'])
}, 30_000)

it('is for the person alone', async () => {
  await renderComponent(<PersonalDataCard />, { signedIn: { id: 7, isImpersonated: true }, api: {} })
  expect(await screen.findByText('Only the person can have it made here.')).toBeTruthy()
})
