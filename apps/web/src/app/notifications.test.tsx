// @vitest-environment jsdom
import { Dialog } from '@isomorph/ui'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useNotify } from '../data/hooks.ts'
import { store } from '../data/store.ts'
import { ModalRegistry } from './modal-registry.tsx'
import { Notifications } from './notifications.tsx'

let root: Root

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  root = createRoot(host)
})

afterEach(() => {
  act(() => root.unmount())
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

function show(children: ReactNode) {
  act(() =>
    root.render(
      <Provider store={store}>
        <ModalRegistry>
          <Notifications />
          {children}
        </ModalRegistry>
      </Provider>,
    ),
  )
}

function send(text: string) {
  act(() => [...document.querySelectorAll('button')].find((button) => button.textContent === text)?.click())
}

function shown(): string[] {
  return [...document.querySelectorAll('[role="status"]')].map((each) => each.textContent ?? '')
}

function pass(milliseconds: number) {
  act(() => void vi.advanceTimersByTime(milliseconds))
}

it('shows one at a time, each for five seconds, and the next one 300 ms after it has closed', () => {
  show(
    <>
      <Sender text="first" />
      <Sender text="second" />
    </>,
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
  show(<Sender text="first" />)
  send('first')
  act(() => document.querySelector<HTMLButtonElement>('[aria-label="Close"]')?.click())
  pass(299)
  expect(shown()).toEqual(['first'])
  pass(1)
  expect(shown()).toEqual([])
})

it('waits while a dialog is open, unless it was sent from inside that dialog', () => {
  const page = (isOpen: boolean) => (
    <>
      <Sender text="of the page" />
      <Dialog open={isOpen} transitionDuration={0}>
        <Sender text="of the dialog" />
      </Dialog>
    </>
  )
  show(page(true))
  send('of the page')
  expect(shown()).toEqual([])
  send('of the dialog')
  expect(shown()).toEqual(['of the dialog'])
  pass(5300)
  expect(shown()).toEqual([])
  show(page(false))
  expect(shown()).toEqual(['of the page'])
  pass(5300)
})
