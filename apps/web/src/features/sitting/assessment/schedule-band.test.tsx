// @vitest-environment jsdom
import type { Schedule } from '@isomorph/contract'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../../testing/render.tsx'
import { ScheduleBand } from './schedule-band.tsx'

const working: Schedule = {
  now: '2026-03-02T10:30:00Z',
  opensAt: null,
  dueAt: null,
  closesAt: null,
  timeLimitSeconds: 3600,
  startedAt: '2026-03-02T10:00:00Z',
  finishedAt: null,
  finishReason: null,
  deadline: '2026-03-02T11:30:00Z',
  pausedAt: null,
  attemptsAllowed: 3,
  pagesVersion: 0,
}
const paused: Schedule = { ...working, deadline: null, pausedAt: '2026-03-02T10:30:00Z' }

/** The band with buttons that change what it is given, as news does. */
function Changing() {
  const [schedule, setSchedule] = useState(working)
  const [isExcused, setExcused] = useState(false)
  return (
    <>
      <ScheduleBand schedule={schedule} isExcused={isExcused} />
      <button onClick={() => setSchedule(paused)}>pause</button>
      <button onClick={() => setSchedule(working)}>continue</button>
      <button onClick={() => setExcused(!isExcused)}>excuse</button>
    </>
  )
}

async function renderChanging() {
  const { user, container } = await renderComponent(<Changing />, { signedIn: { id: 1 } })
  return { container, press: async (name: string) => await user.click(await screen.findByRole('button', { name })) }
}

it('says that somebody is excused, for as long as they are', async () => {
  const { press } = await renderChanging()
  const excused = 'You are excused: this assessment does not count for you.'
  await press('excuse')
  expect(screen.getByText(excused)).toBeDefined()
  await press('pause')
  expect(screen.getByText(excused)).toBeDefined()
  await press('continue')
  await press('excuse')
  expect(screen.queryByText(excused)).toBeNull()
  expect(screen.getByText('You are no longer excused: this assessment counts for you.')).toBeDefined()
})

it('never shows former news again, not even for a moment', async () => {
  const { container, press } = await renderChanging()
  await press('pause')
  // What a text was before each change: what is shown and changed at once is among it.
  const former: (string | null)[] = []
  const observer = new MutationObserver((records) => former.push(...records.map(({ oldValue }) => oldValue)))
  observer.observe(container, { subtree: true, characterData: true, characterDataOldValue: true })
  await press('continue')
  observer.disconnect()
  expect(screen.getByText(/^The assessment goes on, until/)).toBeDefined()
  expect(former).toEqual([expect.stringContaining('what you have typed is kept')])
})
