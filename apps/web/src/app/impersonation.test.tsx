// @vitest-environment jsdom
import { impersonationCalls } from '@isomorph/contract'
import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { removeNotification, type Notification } from '../data/slices/notifications-slice.ts'
import { store } from '../data/store.ts'
import { ImpersonateButton } from '../features/account/index.ts'
import { renderComponent, type Surroundings } from '../testing/render.tsx'
import { ImpersonationBand } from './impersonation-band.tsx'

const person = {
  id: 7,
  puid: '',
  userName: 'ada',
  email: 'ada@demo.example',
  firstName: 'Ada',
  lastName: 'Example',
  uid: 'ada',
  roles: [],
  activities: [],
  isImpersonated: true,
  sharedKinds: [],
  timeZone: null,
  language: null,
}

const queue = (): readonly Notification[] => store.getState().notifications.queue
beforeEach(() => {
  for (const { id } of queue()) store.dispatch(removeNotification(id))
})

const failing = (detail: string) => () => Response.json({ status: 409, title: 'No', detail }, { status: 409 })

/** Presses the buttons one after the other; what is notified of afterwards. Nothing takes it away here after five seconds. */
async function notified(part: ReactNode, surroundings: Surroundings, ...buttons: string[]) {
  const { user } = await renderComponent(part, surroundings)
  for (const name of buttons) await user.click((await screen.findAllByRole('button', { name })).at(-1) as HTMLElement)
  await waitFor(() => expect(queue()).toHaveLength(1))
  return queue().map(({ type, text }) => [type, text])
}

it.each([
  ['', 'Could not start impersonation'],
  ['Ada has left.', 'Ada has left.'],
])('notifies of a start that failed with the detail “%s”', async (detail, words) => {
  const surroundings: Surroundings = {
    signedIn: { id: 1, activities: ['UserImpersonateAny'] },
    api: { [`GET ${impersonationCalls.startImpersonation.path}`]: failing(detail) },
  }
  const button = <ImpersonateButton person={{ ...person, isMightier: false, isDisabled: false }} />
  expect(await notified(button, surroundings, 'Impersonate', 'Impersonate')).toEqual([['ERROR', words]])
})

it('notifies of a stop that failed', async () => {
  const api = { [`GET ${impersonationCalls.stopImpersonation.path}`]: failing('') }
  const said = await notified(<ImpersonationBand person={person} />, { api }, 'Stop')
  expect(said).toEqual([['ERROR', 'Could not stop impersonation']])
})
