// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadPage } from './crash/reload-page.ts'
import { lazyPart, loadScreen } from './load-screen.ts'

vi.mock('./crash/reload-page.ts', () => ({ reloadPage: vi.fn<() => void>() }))

afterEach(cleanup)

const Screen = ({ name = 'screen' }: { name?: string }) => <p>The {name} is here.</p>
let isOnline: boolean

beforeEach(() => {
  isOnline = false
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('alert', () => undefined)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})

async function fetchPart() {
  if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
  return await Promise.resolve(Screen)
}

async function comeOnline() {
  isOnline = true
  await act(async () => {
    dispatchEvent(new Event('online'))
    await Promise.resolve()
  })
}

it('fetches a screen that was missing offline as soon as the network is back', async () => {
  const { Component } = await loadScreen(async () => ({ Component: await fetchPart() }))
  render(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { name: 'This page could not be loaded' })).toBeDefined()
  await comeOnline()
  expect(screen.getByText('The screen is here.')).toBeDefined()
  expect(screen.queryByRole('heading')).toBeNull()
})

it('takes a new page where the browser remembers that a screen could not be fetched, once the server answers', async () => {
  vi.useFakeTimers()
  let isServerThere = false
  vi.stubGlobal('fetch', async () => {
    if (!isServerThere) throw new TypeError('Failed to fetch')
    return await Promise.resolve({ ok: true })
  })
  const { Component } = await loadScreen(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  )
  render(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
  )
  await comeOnline()
  await vi.advanceTimersByTimeAsync(1000)
  expect(reloadPage).not.toHaveBeenCalled()
  isServerThere = true
  await vi.advanceTimersByTimeAsync(3000)
  expect(reloadPage).toHaveBeenCalledTimes(1)
  await comeOnline()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reloadPage).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('fetches a part of a screen then, too, and leaves the rest as it is', async () => {
  const Part = lazyPart(fetchPart)
  await act(async () => {
    render(
      <Suspense fallback="…">
        <input aria-label="Answer" defaultValue="typed" />
        <Part name="part" />
      </Suspense>,
    )
    await Promise.resolve()
  })
  expect(screen.queryByRole('paragraph')).toBeNull()
  await comeOnline()
  expect(screen.getByText('The part is here.')).toBeDefined()
  expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveProperty('value', 'typed')
})
