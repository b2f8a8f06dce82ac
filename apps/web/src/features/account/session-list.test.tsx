// @vitest-environment jsdom
import type { Session } from '@isomorph/contract'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { store } from '../../data/store.ts'
import { SessionList } from './session-list.tsx'

let host: HTMLElement
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  host = document.createElement('div')
  root = createRoot(host)
})

afterEach(() => act(() => root.unmount()))

function saidOf(session: Partial<Session>): string {
  const moment = new Date().toISOString()
  const whole: Session = {
    id: 1,
    isHere: false,
    userAgent: '',
    address: '',
    createdAt: moment,
    lastUsedAt: moment,
    impersonator: null,
    ...session,
  }
  act(() =>
    root.render(
      <Provider store={store}>
        <SessionList sessions={[whole]} isBusy={false} />
      </Provider>,
    ),
  )
  return host.textContent
}

it('says of a session that nothing is known of its device and address', () => {
  expect(saidOf({})).toMatch(/^Unknown device.*Active within the last 15 minutes · signed in .* · address unknown$/)
})

it('says from where somebody signed in', () => {
  expect(saidOf({ address: '192.0.2.7' })).toMatch(/ · 192\.0\.2\.7$/)
})
