import { Button } from '@isomorph/ui'
import { useSearchParams } from 'react-router'
import { MessageScreen } from '../../screen/message-screen.tsx'
import { usePageTitle } from '../../screen/page-title.ts'
import { isSafeExamBrowser } from '../../entities/lockdown/safe-exam-browser.ts'
import { sentenceOfProviderError } from './provider-errors.ts'

const unknown = 'What you were doing could not be finished. What you had saved is safe.'

/** /error?message=…: a sentence, or the error code of a sign-in service, which is put into one. */
export function ErrorPage() {
  usePageTitle('Error')
  const [query] = useSearchParams()
  const message = query.get('message') ?? ''
  const sentence = sentenceOfProviderError(message)
  return (
    <MessageScreen
      picture="lost"
      title="Something went wrong"
      actions={
        <Button variant="contained" href="/">
          Go home
        </Button>
      }
    >
      <p role="alert">{sentence ?? (message || unknown)}</p>
      {isSafeExamBrowser() && (
        <p>You leave Safe Exam Browser by its own button for quitting. It may ask for the quit password.</p>
      )}
      {sentence !== undefined && <p>Code to quote: {message}</p>}
    </MessageScreen>
  )
}
