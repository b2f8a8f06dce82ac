import { lockdownLaunchError } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { useSearchParams } from 'react-router'
import { MessageScreen } from '../../screen/message-screen.tsx'
import { usePageTitle } from '../../screen/page-title.ts'
import { isSafeExamBrowser } from '../../entities/lockdown/safe-exam-browser.ts'
import { sentenceOfProviderError } from './provider-errors.ts'

/** A sentence of our own in the language of the page; others are shown as they come. */
function inWords(message: string): string {
  if (message === lockdownLaunchError) return t('notices.error.lockdownLaunch')
  return message || t('notices.error.unknown')
}

/** /error?message=…: a sentence, or the error code of a sign-in service, which is put into one. */
export function ErrorPage() {
  usePageTitle(t('notices.error.pageTitle'))
  const [query] = useSearchParams()
  const message = query.get('message') ?? ''
  const sentence = sentenceOfProviderError(message)
  return (
    <MessageScreen
      picture="lost"
      title={t('notices.error.title')}
      actions={
        <Button variant="contained" href="/">
          {t('notices.home')}
        </Button>
      }
    >
      <p role="alert">{sentence ?? inWords(message)}</p>
      {isSafeExamBrowser() && <p>{t('notices.error.safeExamBrowser')}</p>}
      {sentence !== undefined && <p>{t('notices.error.code', { code: message })}</p>}
    </MessageScreen>
  )
}
