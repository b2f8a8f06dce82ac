// @vitest-environment jsdom
import type { AccommodatedPerson, ScopedAccommodation } from '@isomorph/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { useGrants } from './use-grants.ts'

const person = { id: 7, firstName: 'Ada', lastName: 'Example', email: 'ada@example.edu', uid: '' }

function granted(id: number, fields: Partial<ScopedAccommodation>) {
  const scope = { scope: 'course', name: 'Algebra', isExpired: false, expiresAt: null, ...fields }
  return { person: { ...person, id }, scopes: [scope], schedule: null, history: [] } as unknown as AccommodatedPerson
}

function Shown() {
  return <p>{[...useGrants(3)].map(([id, words]) => `${id}: ${words}`).join('; ')}</p>
}

it('says beside the names who has more time or breaks, and not again who is excused', async () => {
  const people = [granted(7, { timerMultiplier: 1.5, breakMinutes: 10 }), granted(8, { isExcused: true })]
  await renderComponent(<Shown />, { signedIn: { id: 1 }, api: { 'GET /api/accommodations': { people } } })
  expect(await screen.findByText('7: 1.5 × the time, breaks of 10 minutes in all')).toBeTruthy()
})
