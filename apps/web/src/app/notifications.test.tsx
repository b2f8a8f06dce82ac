// @vitest-environment jsdom
import { Dialog } from '@isomorph/ui'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useNotify } from '../data/hooks.ts'
import { store } from '../data/store.ts'
import { ModalRegistry } from './modal-registry.tsx'
import { Notifications } from './notifications.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Sender({ text }: { text: string }) {
  const notify = useNotify()
  return (
    <button type="button" onClick={() => notify('SUCCESS', text)}>
      {text}
    </button>
  )
}

const page = (children: ReactNode) => (
  <Provider store={store}>
    <ModalRegistry>
      <Notifications />
      {children}
    </ModalRegistry>
  </Provider>
)

/** Also from behind a dialog. */
function send(text: string) {
  fireEvent.click(screen.getByRole('button', { name: text, hidden: true }))
}

function shown(): string[] {
  return screen.queryAllByRole('status', { hidden: true }).map(({ textContent }) => textContent)
}

/** A timer that begins with a render begins when the render is done, as in a browser. */
function pass(milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= 100) {
    act(() => void vi.advanceTimersByTime(Math.min(left, 100)))
  }
}

it('shows one at a time, each for five seconds, and the next one 300 ms after it has closed', () => {
  render(
    page(
      <>
        <Sender text="first" />
        <Sender text="second" />
      </>,
    ),
  )
  send('first')
  send('second')
  pass(5299)
  expect(shown()).toEqual(['first'])
  pass(1)
  expect(shown()).toEqual(['second'])
  pass(5300)
  expect(shown()).toEqual([])
})

it('closes at once when asked to, and leaves 300 ms later', () => {
  render(page(<Sender text="first" />))
  send('first')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  pass(299)
  expect(shown()).toEqual(['first'])
  pass(1)
  expect(shown()).toEqual([])
})

it('waits while a dialog is open, unless it was sent from inside that dialog', () => {
  const parts = (isOpen: boolean) => (
    <>
      <Sender text="of the page" />
      <Dialog open={isOpen} transitionDuration={0}>
        <Sender text="of the dialog" />
      </Dialog>
    </>
  )
  const { rerender } = render(page(parts(true)))
  send('of the page')
  expect(shown()).toEqual([])
  send('of the dialog')
  expect(shown()).toEqual(['of the dialog'])
  pass(5300)
  expect(shown()).toEqual([])
  rerender(page(parts(false)))
  expect(shown()).toEqual(['of the page'])
  pass(5300)
})
