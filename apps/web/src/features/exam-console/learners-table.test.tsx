// @vitest-environment jsdom
import type { WatchedLearner } from '@isomorph/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { LearnersTable } from './learners-table.tsx'

const working: WatchedLearner = {
  learner: { id: 7, firstName: 'Ada', lastName: 'Example', email: 'ada@example.edu', uid: '' },
  state: 'working',
  problems: 'scde',
  openPosition: 2,
  savedAt: '2026-03-02T10:00:00.000Z',
  lostSince: null,
  isConnected: true,
  devices: 1,
  startedAt: '2026-03-02T09:50:00.000Z',
  deadline: null,
  breakEndsAt: null,
  isCutByClose: false,
  violations: 0,
}

it('counts as submitted what was changed since, and marks it as changed', async () => {
  const now = Date.parse('2026-03-02T10:00:05.000Z')
  await renderComponent(<LearnersTable learners={[working]} now={now} grants={new Map()} />, { signedIn: { id: 1 } })
  expect(await screen.findByText(/2 of 4/)).toBeTruthy()
  expect(screen.getByText('●◕◐○')).toBeTruthy()
  expect(screen.getByText(/at problem 2/)).toBeTruthy()
})

it('says when somebody who is gone was seen last, and when their work was saved', async () => {
  const now = Date.parse('2026-03-02T10:04:30.000Z')
  const gone = { ...working, isConnected: false, lostSince: '2026-03-02T10:04:00.000Z' }
  await renderComponent(<LearnersTable learners={[gone]} now={now} grants={new Map()} />, { signedIn: { id: 1 } })
  expect(await screen.findByText(/last seen just now/)).toBeTruthy()
  expect(screen.getByText(/4 min ago/)).toBeTruthy()
})

it('shows whom a pause holds before the start, of whom no page is expected', async () => {
  const held = {
    ...working,
    state: 'pausedBeforeStart' as const,
    problems: '',
    startedAt: null,
    savedAt: null,
    isConnected: false,
  }
  await renderComponent(<LearnersTable learners={[held]} now={0} grants={new Map()} />, { signedIn: { id: 1 } })
  expect(await screen.findByText('Paused, not started')).toBeTruthy()
  expect(screen.queryByText('not seen')).toBeNull()
})
