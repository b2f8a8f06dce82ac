// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { tokenRefreshFailed } from '../data/auth-slice.ts'
import { removeNotification, type Notification } from '../data/notifications-slice.ts'
import { store } from '../data/store.ts'
import { pageOfEachTest } from '../testing/page-of-each-test.ts'
import { useKeptText } from './kept-text.ts'
import { watchSessionEnd } from './session-end.ts'

const page = pageOfEachTest()

function Form({ isKept }: { isKept: boolean }) {
  useKeptText(isKept)
  return null
}

function saidAtTheEnd() {
  store.dispatch(tokenRefreshFailed())
  return store.getState().notifications.queue.map(({ text }: Notification) => text)
}

beforeAll(watchSessionEnd)

beforeEach(() => {
  for (const { id } of store.getState().notifications.queue) store.dispatch(removeNotification(id))
})

it('says that what was typed is kept where it is', () => {
  page.show(<Form isKept />)
  expect(saidAtTheEnd()).toEqual(['Your session has ended. Log in again to go on; what you typed is kept.'])
})

it('promises nothing on a page that keeps nothing', () => {
  page.show(<Form isKept={false} />)
  expect(saidAtTheEnd()).toEqual(['Your session has ended. Log in again to go on.'])
})

it('promises nothing once the page that keeps it is left', () => {
  page.show(<Form isKept />)
  page.show(null)
  expect(saidAtTheEnd()).toEqual(['Your session has ended. Log in again to go on.'])
})
