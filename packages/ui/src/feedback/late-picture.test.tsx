// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let host: HTMLElement
let root: Root

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
})

afterEach(() => {
  act(() => root.unmount())
  host.remove()
  vi.doUnmock('./line-picture.tsx')
})

const place = 'width: 220px; height: 165px'
const shownStyle = () => host.firstElementChild?.getAttribute('style')

async function show() {
  const { LatePicture } = await import('./late-picture.tsx')
  act(() => root.render(<LatePicture name="lost" width={220} />))
}

/** Until the picture has been fetched, or could not be. */
async function fetchPicture() {
  await act(async () => {
    await import('./line-picture.tsx').catch(() => undefined)
    await vi.dynamicImportSettled()
  })
}

it('keeps the place of a picture until it has come', async () => {
  await show()
  expect(shownStyle()).toContain(place)
  await fetchPicture()
  const { attributes } = host.querySelector('svg') ?? {}
  expect([attributes?.getNamedItem('width')?.value, attributes?.getNamedItem('height')?.value]).toEqual(['220', '165'])
  expect(host.querySelector('div')).toBeNull()
})

it('leaves the place empty where the picture cannot be fetched', async () => {
  vi.doMock('./line-picture.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await show()
  await fetchPicture()
  expect(shownStyle()).toContain(place)
  expect(host.querySelector('svg')).toBeNull()
})
