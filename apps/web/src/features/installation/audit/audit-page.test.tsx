// @vitest-environment jsdom
import { act } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { searchChanged, searchesForgotten } from '../../../data/slices/search-slice.ts'
import { store } from '../../../data/store.ts'
import { pageOfEachTest } from '../../../testing/page-of-each-test.ts'
import { AuditPage } from './audit-page.tsx'

const page = pageOfEachTest()

beforeEach(() => void store.dispatch(searchesForgotten()))

async function pause() {
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 100)))
}

async function open() {
  page.show(
    <Provider store={store}>
      <MemoryRouter>
        <AuditPage />
      </MemoryRouter>
    </Provider>,
  )
  await pause()
}

function days() {
  return [...page.host.querySelectorAll<HTMLInputElement>('input[type=date]')]
}

it('says at the field that the last day is before the first', async () => {
  vi.stubGlobal('fetch', async (address: string | URL) =>
    Response.json(String(address).includes('ctions') ? [] : { items: [], total: 0 }),
  )
  store.dispatch(searchChanged({ list: 'audit', change: { from: '2026-09-04', until: '2026-09-04' } }))
  await open()
  expect(page.host.textContent).not.toContain('before “From”')
  act(() => void store.dispatch(searchChanged({ list: 'audit', change: { until: '2026-09-03' } })))
  const until = days()[1]
  expect(until?.getAttribute('aria-invalid')).toBe('true')
  const description = document.getElementById(until?.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toContain('This is before “From”.')
}, 20_000)

it('shows the log as it was left: what was done, and the days', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string | URL) => {
    asked.push(String(address))
    return Response.json(String(address).includes('ctions') ? [] : { items: [], total: 0 })
  })
  store.dispatch(searchChanged({ list: 'audit', change: { action: 'group.update', until: '2026-09-30' } }))
  await open()
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  act(() => {
    value?.set?.call(days()[0], '2026-09-04')
    days()[0]?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  page.show(null)
  asked.length = 0
  await open()
  expect(days().map(({ value }) => value)).toEqual(['2026-09-04', '2026-09-30'])
  expect(asked.find((address) => address.includes('from='))).toMatch(/action=group\.update/)
  expect(store.getState().search.audit).toMatchObject({ from: '2026-09-04', page: 1 })
}, 20_000)
