// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLinkSecret } from './link-secret.ts'

function Page() {
  const { secret, forget } = useLinkSecret()
  return (
    <button type="button" onClick={forget}>
      {secret}
    </button>
  )
}

let host: HTMLElement
let root: Root
let router: ReturnType<typeof createBrowserRouter>

/** Opens, or opens again, what stands in the address. */
function load() {
  act(() => root.unmount())
  router = createBrowserRouter([{ path: '/reset-password', Component: Page }])
  root = createRoot(host)
  act(() => root.render(<RouterProvider router={router} />))
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  host = document.createElement('div')
  root = createRoot(host)
  window.history.replaceState(null, '', '/reset-password#s3cret')
  load()
})

afterEach(() => act(() => root.unmount()))

it('takes the secret of a link out of the address and keeps it over a reload', () => {
  expect(window.location.href).not.toContain('s3cret')
  load()
  expect(host.textContent).toBe('s3cret')
})

it('gives the secret to no other visit of the page', async () => {
  await act(() => router.navigate('/reset-password'))
  expect(host.textContent).toBe('')
})

it('forgets the secret once it has been used', () => {
  act(() => host.querySelector('button')?.click())
  load()
  expect(host.textContent).toBe('')
  expect(JSON.stringify(window.history.state)).not.toContain('s3cret')
})
