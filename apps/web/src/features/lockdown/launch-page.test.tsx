// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useSearchParams } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { store } from '../../data/store.ts'
import { renderRoutes } from '../../testing/render.tsx'
import { LockdownLaunchPage } from './launch-page.tsx'
import { testLockdown } from '../../entities/lockdown/lockdown.api.ts'

const path = '/courses/1/groupAssignments/2/ldb-launch'

function ErrorScreen() {
  return <p>{useSearchParams()[0].get('message')}</p>
}

afterEach(() => window.history.replaceState(null, '', '/'))

it('a launch that signs nobody in says so in the words of the specification, and the browser is no lockdown browser', async () => {
  window.history.replaceState(null, '', `${path}?client-is-lockdown-browser=1&build-id=42`)
  const routes = [
    { path, element: <LockdownLaunchPage /> },
    { path: '/error', element: <ErrorScreen /> },
  ]
  await renderRoutes(routes, { path })
  const words = 'A LockDown Browser session could not be started. Please close the browser and try again.'
  expect(await screen.findByText(words)).toBeTruthy()
  expect(document.cookie).toBe('')
})

it('the test of the browser is asked with its cookies', async () => {
  const sent = vi.fn<typeof fetch>(async () =>
    Response.json({ isLockdownBrowser: true, buildId: '', operatingSystem: 'macOS', verified: [] }),
  )
  vi.stubGlobal('fetch', sent)
  const { data } = await store.dispatch(testLockdown.initiate(undefined, { forceRefetch: true }))
  expect(data?.isLockdownBrowser).toBe(true)
  expect(sent).toHaveBeenCalledWith(
    expect.stringMatching(/\/api\/ldb\/test$/),
    expect.objectContaining({ credentials: 'include' }),
  )
})
