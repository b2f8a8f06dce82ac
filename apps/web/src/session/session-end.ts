import type { UserInfo } from '@isomorph/contract'
import { api } from '../data/api.ts'
import { logOutRequested, tokenObtained } from '../data/auth-slice.ts'
import { hasLeft, sessionEnd } from '../data/browser-storage.ts'
import { coreApi } from '../data/core-api.ts'
import { listener, type RootState } from '../data/store.ts'
import { keptDrafts } from '../unsaved-work/kept-drafts.ts'
import { keepText } from '../unsaved-work/kept-text.ts'

const selectPerson = coreApi.endpoints.getUserInfo.select(undefined)

/** What is typed outlives a session that ends by itself, here or in another tab, and goes with whoever logs out. */
function settleText(person: UserInfo | undefined): void {
  if (hasLeft.read()) {
    // Whoever acts as somebody else leaves under another number than their own.
    keptDrafts.clear(person?.isImpersonated ? undefined : person?.id)
    sessionEnd.clear()
    return
  }
  const isKept = keepText('sessionEnd')
  // Requests that were on their way find the session ended, too, when the page is gone already: the first word stands.
  if (sessionEnd.read() === null) sessionEnd.write(isKept ? 'textKept' : 'noText')
}

/** However a session ends: what was fetched for the person goes with it, and the sign-in page tells who did not ask for it. */
export function watchSessionEnd(): void {
  listener.startListening({
    actionCreator: logOutRequested,
    effect: (_, listened) => {
      settleText(selectPerson(listened.getState() as RootState).data)
      listened.dispatch(api.util.resetApiState())
    },
  })
  listener.startListening({ actionCreator: tokenObtained, effect: () => sessionEnd.clear() })
  window.addEventListener('pagehide', () => {
    if (!hasLeft.read()) keepText('pageHide')
  })
}
