import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { MessageScreen } from '../message-screen.tsx'
import { usePageTitle } from '../page-title.ts'

/** In place of a screen that could not be fetched. */
export function MissingPartScreen() {
  usePageTitle(t('shell.missing.title'))
  return (
    <MessageScreen
      picture="lost"
      title={t('shell.missing.heading')}
      actions={
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t('shell.refresh')}
        </Button>
      }
    >
      <p>{t('shell.missing.explanation')}</p>
    </MessageScreen>
  )
}
