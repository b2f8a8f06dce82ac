// @vitest-environment jsdom
import type { Session } from '@isomorph/contract'
import { expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { SessionList } from './session-list.tsx'

/** What the list says of its only session. */
async function saidOf(session: Partial<Session>) {
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
  const { getByRole } = await renderComponent(<SessionList sessions={[whole]} isBusy={false} />)
  return getByRole('listitem').textContent
}

it('says of a session that nothing is known of its device and address', async () => {
  expect(await saidOf({})).toMatch(
    /^Unknown device.*Active within the last 15 minutes · signed in .* · address unknown$/,
  )
})

it('names the identity provider that somebody came by', async () => {
  expect(await saidOf({ providerName: 'Campus login' })).toMatch(/ · signed in .* through Campus login · /)
})

it('says from where somebody signed in', async () => {
  expect(await saidOf({ address: '192.0.2.7' })).toMatch(/ · 192\.0\.2\.7$/)
})
