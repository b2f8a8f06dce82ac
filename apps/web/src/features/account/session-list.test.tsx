// @vitest-environment jsdom
import type { Session } from '@isomorph/contract'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { store } from '../../data/store.ts'
import { pageOfEachTest } from '../../testing/page-of-each-test.ts'
import { SessionList } from './session-list.tsx'

const page = pageOfEachTest()

function saidOf(session: Partial<Session>): string {
  const moment = new Date().toISOString()
  const whole: Session = {
    id: 1,
    isHere: false,
    userAgent: '',
    address: '',
    providerName: null,
    createdAt: moment,
    lastUsedAt: moment,
    impersonator: null,
    ...session,
  }
  page.show(
    <Provider store={store}>
      <SessionList sessions={[whole]} isBusy={false} />
    </Provider>,
  )
  return page.host.textContent
}

it('says of a session that nothing is known of its device and address', () => {
  expect(saidOf({})).toMatch(/^Unknown device.*Active within the last 15 minutes · signed in .* · address unknown$/)
})

it('names the identity provider that somebody came by', () => {
  expect(saidOf({ providerName: 'Campus login' })).toMatch(/ · signed in .* through Campus login · /)
})

it('says from where somebody signed in', () => {
  expect(saidOf({ address: '192.0.2.7' })).toMatch(/ · 192\.0\.2\.7$/)
})
