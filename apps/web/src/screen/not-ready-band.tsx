import { t } from '@isomorph/messages'
import { Button, MessageBand } from '@isomorph/ui'

/** Said where a page has stopped asking for what the server should have worked out. */
export function NotReadyBand({ onAskAgain }: { readonly onAskAgain: () => void }) {
  return (
    <MessageBand
      tone="warning"
      role="status"
      action={<Button onClick={onAskAgain}>{t('shell.notReady.askAgain')}</Button>}
    >
      {t('shell.notReady.explanation')}
    </MessageBand>
  )
}
