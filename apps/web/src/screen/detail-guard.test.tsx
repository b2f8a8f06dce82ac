// @vitest-environment jsdom
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { pageOfEachTest } from '../testing/page-of-each-test.ts'
import { DetailGuard } from './detail-guard.tsx'

const page = pageOfEachTest()

function Where() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

/** Where somebody ends up, and what they see there. */
function openedWith(fetched: { data?: { name: string; isDeleted: boolean }; error?: unknown }) {
  page.show(
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
    </MemoryRouter>,
  )
  return { path: page.host.querySelector('output')?.textContent, text: page.host.textContent }
}

it('shows what was fetched', () => {
  expect(openedWith({ data: { name: 'Beam', isDeleted: false } }).text).toContain('Beam')
})

it('leads to the not-found screen with the path when there is no such thing', () => {
  const error = { status: 404, title: 'Not found', detail: 'There is no such problem.' }
  expect(openedWith({ error }).path).toBe('/not-found?pathname=%2Fproblems%2F7')
})

it('leads to the error screen when the server is in trouble', () => {
  const error = { status: 500, title: 'Error', detail: 'Something broke.' }
  expect(openedWith({ error }).path).toBe('/error?message=Something+broke.')
})

it('leads to the list when it may not be seen or has been deleted', () => {
  expect(openedWith({ error: { status: 403, title: 'Forbidden', detail: 'No.' } }).path).toBe('/problems')
  expect(openedWith({ data: { name: 'Beam', isDeleted: true } }).path).toBe('/problems')
})

it('stays and offers to try again when the network is away', () => {
  const opened = openedWith({
    error: { status: -2, title: 'Network Offline', detail: 'There is no network connection.' },
  })
  expect(opened.path).toBe('/problems/7')
  expect(opened.text).toContain('There is no network connection.')
  expect(opened.text).toContain('Try again')
})

it('keeps what is shown when a later fetch fails', () => {
  const data = { name: 'Beam', isDeleted: false }
  expect(openedWith({ data, error: { status: 500, title: 'Error', detail: '' } }).text).toContain('Beam')
})
