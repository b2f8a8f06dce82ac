import { t } from '@isomorph/messages'
import { coreApi } from '../data/core-api.ts'
import { addNotification } from '../data/slices/notifications-slice.ts'
import { displayName } from '../entities/person/names.ts'
import type { SessionStore } from '../session/session.ts'

async function notify({ dispatch }: SessionStore): Promise<void> {
  const { data } = await dispatch(coreApi.endpoints.getUserInfo.initiate(undefined, { subscribe: false }))
  if (!data) return
  const text = t('shell.signedInAs', { name: displayName(data) })
  dispatch(addNotification({ type: 'INFO', text }))
}

/** Names the person whom a ticket signed in that this tab did not ask for. */
export function notifySignedInUser(store: SessionStore): void {
  void notify(store)
}
