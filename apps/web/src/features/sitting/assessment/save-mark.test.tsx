// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serverTimeSeen } from '../../../data/slices/clock-slice.ts'
import { store } from '../../../data/store.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { SaveMark } from './save-mark.tsx'

afterEach(() => void vi.restoreAllMocks())

it('tells how long ago the server saved, by the clock of the server', async () => {
  const browserNow = Date.parse('2026-09-04T12:30:00Z')
  vi.spyOn(Date, 'now').mockReturnValue(browserNow)
  const serverNow = browserNow - 30 * 60_000
  act(() => void store.dispatch(serverTimeSeen({ serverNow, browserNow })))
  const { unmount } = await renderComponent(<SaveMark state="saved" savedAt={new Date(serverNow).toISOString()} />)
  expect(screen.queryByText('Saved just now')).not.toBeNull()
  unmount()
  act(() => void store.dispatch(serverTimeSeen({ serverNow: browserNow, browserNow })))
})
