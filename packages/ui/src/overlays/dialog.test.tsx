// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
})

function show(isOpen: boolean): void {
  act(() =>
    root.render(
      <Dialog open={isOpen} aria-label="Delete?">
        <button type="button">Delete</button>
      </Dialog>,
    ),
  )
}
const inertPart = () => document.querySelector('button')?.closest('[inert]') ?? null

it('cannot be pressed while it closes, and can again when it is reopened', () => {
  show(true)
  expect(inertPart()).toBeNull()
  show(false)
  expect(inertPart()).not.toBeNull()
  show(true)
  expect(inertPart()).toBeNull()
})
