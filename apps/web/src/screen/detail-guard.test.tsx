// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import type { Notification } from '../data/slices/notifications-slice.ts'
import { store } from '../data/store.ts'
import { DetailGuard } from './detail-guard.tsx'

afterEach(cleanup)

function Where() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

/** Answers the path at which it ends. */
function openedWith(fetched: { data?: { name: string; isDeleted: boolean }; error?: unknown }) {
  cleanup()
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/problems/7']}>
        <Where />
        <Routes>
          <Route
            path="/problems/:problemId"
            element={
              <DetailGuard fetched={{ ...fetched, refetch: () => undefined }} fallback="/problems">
                {({ name }) => <p>{name}</p>}
              </DetailGuard>
            }
          />
        </Routes>
      </MemoryRouter>
    </Provider>,
  )
  return screen.getByRole('status').textContent
}

it('shows what was fetched', () => {
  openedWith({ data: { name: 'Beam', isDeleted: false } })
  expect(screen.getByText('Beam')).toBeDefined()
})

it('leads to the not-found screen with the path when there is no such thing', () => {
  const error = { status: 404, title: 'Not found', detail: 'There is no such problem.' }
  expect(openedWith({ error })).toBe('/not-found?pathname=%2Fproblems%2F7')
})

it('leads to the error screen when the server fails', () => {
  const error = { status: 500, title: 'Error', detail: 'Something broke.' }
  expect(openedWith({ error })).toBe('/error?message=Something+broke.')
})

it('leads to the list when it may not be seen or has been deleted, and says why', () => {
  expect(openedWith({ error: { status: 403, title: 'Forbidden', detail: 'No.' } })).toBe('/problems')
  expect(openedWith({ data: { name: 'Beam', isDeleted: true } })).toBe('/problems')
  const said = store.getState().notifications.queue.map(({ text }: Notification) => text)
  expect(said).toEqual(['You do not have access to that page.', 'That has been deleted.'])
})

it('stays and offers to try again when the network is away', () => {
  const error = { status: -2, title: 'Network Offline', detail: 'There is no network connection.' }
  expect(openedWith({ error })).toBe('/problems/7')
  expect(screen.getByRole('alert').textContent).toContain('There is no network connection.')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})

it('goes on showing the data when a later fetch fails', () => {
  const data = { name: 'Beam', isDeleted: false }
  openedWith({ data, error: { status: 500, title: 'Error', detail: '' } })
  expect(screen.getByText('Beam')).toBeDefined()
})
