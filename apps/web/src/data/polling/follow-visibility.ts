import { api } from '../api.ts'
import type { store } from '../store.ts'

const { onFocus, onFocusLost } = api.internalActions

/** Requests that are repeated wait while the page is hidden: a tab that is opened in the background is so at first, and is looked at later. */
export function followVisibility({ dispatch }: typeof store): void {
  document.addEventListener('visibilitychange', () => {
    dispatch(document.visibilityState === 'hidden' ? onFocusLost() : onFocus())
  })
}
