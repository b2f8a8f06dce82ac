import { MessageBand } from '@isomorph/ui'
import { sessionEnd } from '../data/browser-storage.ts'

/** Tells whoever did not log out why they are on the sign-in page. */
export function SessionEndBand() {
  const outcome = sessionEnd.read()
  if (outcome === null) return null
  return (
    <MessageBand tone="warning" role="alert">
      <strong>Your session has ended.</strong> Log in again to go on
      {outcome === 'textKept' && '; what you typed is kept'}.
    </MessageBand>
  )
}
