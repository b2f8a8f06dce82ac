import { t } from '@isomorph/messages'
import { MessageBand } from '@isomorph/ui'
import { sessionEnd } from '../data/browser-storage.ts'

/** On the sign-in page: says that a session has ended by itself. */
export function SessionEndBand() {
  const outcome = sessionEnd.read()
  if (outcome === null) return null
  return (
    <MessageBand tone="warning" role="alert">
      <strong>{t('sign-in.sessionEnded')}</strong>{' '}
      {outcome === 'textKept' ? t('sign-in.sessionEnded.textKept') : t('sign-in.sessionEnded.goOn')}
    </MessageBand>
  )
}
