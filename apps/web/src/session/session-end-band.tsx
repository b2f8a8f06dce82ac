import { MessageBand } from '@isomorph/ui'
import { sessionEnd } from '../data/browser-storage.ts'

/** On the sign-in page: says that a session has ended by itself. */
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
