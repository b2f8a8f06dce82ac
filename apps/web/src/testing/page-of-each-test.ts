import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'

interface TestPage {
  /** What is shown stands in here. */
  readonly host: HTMLElement
  readonly show: (node: ReactNode) => void
}

/** A page that each test of a file finds empty, and leaves to nobody. */
export function pageOfEachTest(): TestPage {
  let host: HTMLElement
  let root: Root

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    host = document.body.appendChild(document.createElement('div'))
    root = createRoot(host)
  })
  afterEach(() => {
    act(() => root.unmount())
    host.remove()
  })

  return {
    get host() {
      return host
    },
    show: (node) => act(() => root.render(node)),
  }
}
