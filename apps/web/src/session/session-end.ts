import type { UserInfo } from '@isomorph/contract'
import { api } from '../data/api.ts'
import { authInitialized, logOutRequested, tokenObtained } from '../data/slices/auth-slice.ts'
import { hasLoggedOut, sessionEnd } from '../data/browser-storage.ts'
import { coreApi } from '../data/core-api.ts'
import { removeKept } from '../data/kept-answers.ts'
import { listener, type RootState } from '../data/store.ts'
import { forgetLockdownCookies } from './lockdown-cookies.ts'
import { formBackups } from '../unsaved-work/form-backups.ts'
import { saveAllUnsaved } from '../unsaved-work/unsaved-registry.ts'

const selectPerson = coreApi.endpoints.getUserInfo.select(undefined)

/** Stores what is typed when a session ends by itself, here or in another tab; removes it at Log Out. */
function saveOrClear(person: UserInfo | undefined): void {
  if (hasLoggedOut.read()) {
    // An impersonator is signed in under the id of another user.
    formBackups.clear(person?.isImpersonated ? undefined : person?.id)
    sessionEnd.clear()
    return
  }
  const isStored = saveAllUnsaved('sessionEnd')
  // Pending requests end the session again when the page is gone already: the first outcome counts.
  if (sessionEnd.read() === null) sessionEnd.write(isStored ? 'textKept' : 'noText')
}

/** Clears the fetched data when a session ends, and lets the sign-in page tell whoever did not log out. */
export function watchSessionEnd(): void {
  listener.startListening({
    actionCreator: logOutRequested,
    effect: (_, listened) => {
      saveOrClear(selectPerson(listened.getState() as RootState).data)
      listened.dispatch(api.util.resetApiState())
      void removeKept()
      forgetLockdownCookies()
    },
  })
  listener.startListening({
    actionCreator: authInitialized,
    effect: ({ payload }) => {
      // A page that was left while it removed what was kept may have left some of it.
      if (!payload.hasToken) void removeKept()
    },
  })
  listener.startListening({
    actionCreator: tokenObtained,
    effect: () => {
      sessionEnd.clear()
      // What is kept belongs to the session before.
      void removeKept()
    },
  })
  window.addEventListener('pagehide', () => {
    if (!hasLoggedOut.read()) saveAllUnsaved('pageHide')
  })
}
