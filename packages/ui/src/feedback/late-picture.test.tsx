// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

afterEach(cleanup)
beforeEach(() => vi.resetModules())

async function show() {
  const { LatePicture } = await import('./late-picture.tsx')
  return render(<LatePicture name="lost" width={220} />).container
}

it('keeps the place of a picture until it has come', async () => {
  const container = await show()
  expect(container.firstElementChild?.getAttribute('style')).toContain('width: 220px; height: 165px')
  await waitFor(() => expect(container.querySelector('svg')?.getAttribute('width')).toBe('220'))
  expect(container.querySelector('svg')?.getAttribute('height')).toBe('165')
  expect(container.querySelector('div')).toBeNull()
})

it('leaves the place empty where the picture cannot be fetched', async () => {
  vi.doMock('./line-picture.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const container = await show()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(container.firstElementChild?.getAttribute('style')).toContain('width: 220px; height: 165px')
  expect(container.querySelector('svg')).toBeNull()
  vi.doUnmock('./line-picture.tsx')
})
