// @vitest-environment jsdom
import type { LineItemStatus } from '@isomorph/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../../testing/render.tsx'
import { PlatformScores } from './platform-scores.tsx'

const item: LineItemStatus = {
  id: 1,
  providerName: 'Campus LMS',
  contextTitle: 'Calculus',
  state: 'ready',
  isSending: false,
  nextTryAt: null,
  error: '',
  said: [],
  readAt: '2026-03-02T10:00:00.000Z',
  readError: '',
  readSaid: [],
  learners: [],
}

async function renderScores(changes: Partial<LineItemStatus>) {
  const api = { 'GET /api/groupAssessments/3/pushGrades': { lineItems: [{ ...item, ...changes }] } }
  await renderComponent(<PlatformScores groupAssessmentId={3} />, { api, signedIn: { id: 7 } })
}

it('says why the platform did not say which grades it has', async () => {
  await renderScores({ readError: 'The column was deleted at the platform.' })
  expect(await screen.findByText(/did not say which grades it has\. The column was deleted/)).toBeTruthy()
})

it('says when scores that wait are tried again, and that nothing is lost', async () => {
  await renderScores({ state: 'waiting', error: 'The platform answered 503.', nextTryAt: '2026-03-02T10:05:00.000Z' })
  expect(await screen.findByText(/503\. Next try: .*Nothing is lost meanwhile/)).toBeTruthy()
})

it('says to mend what was given up', async () => {
  await renderScores({ state: 'failed', error: 'The platform gives no token: invalid_client.' })
  expect(await screen.findByText(/invalid_client\. Mend it, then send the scores/)).toBeTruthy()
})
