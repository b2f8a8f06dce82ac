// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { searchChanged, searchesForgotten } from '../../../data/slices/search-slice.ts'
import { store } from '../../../data/store.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { AuditPage } from './audit-page.tsx'

beforeEach(() => void store.dispatch(searchesForgotten()))

/** Opens the log; returns the searches that the server is asked for. */
async function open() {
  const asked: URLSearchParams[] = []
  const { unmount } = await renderComponent(<AuditPage />, {
    signedIn: { id: 7 },
    api: {
      'GET /api/auditEvents/actions': [],
      'GET /api/auditEvents': ({ address }: { address: URL }) => {
        asked.push(address.searchParams)
        return Response.json({ items: [], total: 0 })
      },
    },
  })
  await screen.findByText('Nothing was done that matches this.')
  return { asked, unmount }
}

function day(label: 'From' | 'Until') {
  return screen.getByLabelText<HTMLInputElement>(label)
}

it('says at the field that the last day is before the first', async () => {
  store.dispatch(searchChanged({ list: 'audit', change: { from: '2026-09-04', until: '2026-09-04' } }))
  await open()
  expect(screen.queryByText(/before “From”/)).toBeNull()
  act(() => void store.dispatch(searchChanged({ list: 'audit', change: { until: '2026-09-03' } })))
  const message = await screen.findByText('This is before “From”.')
  expect(day('Until').getAttribute('aria-invalid')).toBe('true')
  const descriptions = (day('Until').getAttribute('aria-describedby') ?? '').split(' ')
  expect(descriptions.some((id) => document.getElementById(id)?.contains(message))).toBe(true)
})

it('shows the log as it was left: what was done, and the days', async () => {
  store.dispatch(searchChanged({ list: 'audit', change: { action: 'group.update', until: '2026-09-30' } }))
  const { unmount } = await open()
  fireEvent.change(day('From'), { target: { value: '2026-09-04' } })
  await waitFor(() => expect(store.getState().search.audit).toMatchObject({ from: '2026-09-04', page: 1 }))
  unmount()
  const { asked } = await open()
  expect([day('From').value, day('Until').value]).toEqual(['2026-09-04', '2026-09-30'])
  expect(asked.map((search) => [search.get('action'), search.has('from')])).toEqual([['group.update', true]])
})
