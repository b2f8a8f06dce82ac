import { api } from '../data/api.ts'
import { logOutRequested, tokenRefreshFailed } from '../data/auth-slice.ts'
import { addNotification } from '../data/notifications-slice.ts'
import { listener } from '../data/store.ts'
import { isTextKept } from './kept-text.ts'

function endedText(): string {
  return `Your session has ended. Log in again to go on${isTextKept() ? '; what you typed is kept' : ''}.`
}

/** However a session ends: what was fetched for the person goes with it, and whoever did not ask for it is told. */
export function watchSessionEnd(): void {
  listener.startListening({
    actionCreator: logOutRequested,
    effect: (_, { dispatch }) => void dispatch(api.util.resetApiState()),
  })
  listener.startListening({
    actionCreator: tokenRefreshFailed,
    effect: (_, { dispatch }) => void dispatch(addNotification({ type: 'WARNING', text: endedText() })),
  })
}
