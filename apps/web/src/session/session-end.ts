import type { UserInfo } from '@isomorph/contract'
import { api } from '../data/api.ts'
import { logOutRequested, tokenObtained } from '../data/slices/auth-slice.ts'
import { hasLoggedOut, sessionEnd } from '../data/browser-storage.ts'
import { coreApi } from '../data/core-api.ts'
import { listener, type RootState } from '../data/store.ts'
import { formBackups } from '../unsaved-work/form-backups.ts'
import { saveAllUnsaved } from '../unsaved-work/unsaved-registry.ts'

const selectPerson = coreApi.endpoints.getUserInfo.select(undefined)

/** What is typed outlives a session that ends by itself, here or in another tab, and goes with whoever logs out. */
function settleText(person: UserInfo | undefined): void {
  if (hasLoggedOut.read()) {
    // Whoever acts as somebody else leaves under another number than their own.
    formBackups.clear(person?.isImpersonated ? undefined : person?.id)
    sessionEnd.clear()
    return
  }
  const isKept = saveAllUnsaved('sessionEnd')
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
    if (!hasLoggedOut.read()) saveAllUnsaved('pageHide')
  })
}
