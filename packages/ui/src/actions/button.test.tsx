// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

let host: HTMLElement
let root: Root
const press = vi.fn<() => void>()
const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  vi.clearAllMocks()
})

afterEach(() => {
  act(() => root.unmount())
  host.remove()
})

function show(isDisabled: boolean): HTMLButtonElement {
  act(() =>
    root.render(
      <form onSubmit={submit}>
        <Button type="submit" disabled={isDisabled} onClick={press}>
          Save
        </Button>
      </form>,
    ),
  )
  return host.querySelector('button') as HTMLButtonElement
}

it('keeps the focus while it cannot be pressed', () => {
  const enabled = show(false)
  act(() => enabled.focus())
  const button = show(true)
  expect(document.activeElement).toBe(button)
  expect(button.disabled).toBe(false)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  act(() => button.click())
  expect(press).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()

  show(false)
  act(() => button.click())
  expect(press).toHaveBeenCalledTimes(1)
  expect(submit).toHaveBeenCalledTimes(1)
})

it('is passed over once the focus has left it', () => {
  const enabled = show(false)
  act(() => enabled.focus())
  show(true)
  act(() => enabled.blur())
  expect(enabled.disabled).toBe(true)
})
