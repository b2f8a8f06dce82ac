// @vitest-environment jsdom
import { act } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../data/api.ts'
import { store } from '../data/store.ts'
import { pageOfEachTest } from '../testing/page-of-each-test.ts'
import { CrashFallback } from './crash-fallback.tsx'

const page = pageOfEachTest()

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

function Broken(): never {
  throw new Error('broken')
}

/** The crash page of an installation with that contact address. */
async function crash(supportEmail: string) {
  vi.stubGlobal('fetch', async (url: RequestInfo | URL) =>
    Response.json(
      String(url instanceof Request ? url.url : url).includes('crashReports') ? { reference: 'abc' } : { supportEmail },
    ),
  )
  store.dispatch(api.util.resetApiState())
  const router = createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary: CrashFallback }])
  page.show(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  await settle()
}

async function settle() {
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 60)))
}

function button(name: string): HTMLButtonElement {
  const found = [...page.host.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`there is no button ${name} in: ${page.host.textContent}`)
  return found
}

it('is the main part of the page, as nothing else is left of it', async () => {
  await crash('')
  expect(page.host.querySelector('main h1')?.textContent).toMatch(/^Oops! Something went wrong/)
  expect(button('Copy to clipboard')).toBeDefined()
})

it('asks to be sent the report only where there is an address', async () => {
  await crash('')
  expect(page.host.textContent).toContain('Reload to go on.')
  expect(page.host.textContent).not.toContain('send us')
  expect(button('Send Crash Report')).toBeDefined()
  page.show(null)
  await crash('help@x.edu')
  expect(page.host.textContent).toContain('if this comes back, send us the report.')
  expect(page.host.querySelector('a')?.href).toBe('mailto:help@x.edu')
})

it('leads to the reference once the report is sent', async () => {
  await crash('')
  const send = button('Send Crash Report')
  act(() => send.focus())
  act(() => send.click())
  await settle()
  expect(document.activeElement?.textContent).toBe('Thank you. Reference: abc')
})
