import { Button } from '@isomorph/ui'
import { useSearchParams } from 'react-router'
import { MessageScreen } from '../../shell/message-screen.tsx'
import { usePageTitle } from '../../shell/page-title.ts'

/** /error?message=… */
export function ErrorPage() {
  usePageTitle('Error')
  const [query] = useSearchParams()
  const message = query.get('message')
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
      <p role="alert">{message || 'What you were doing could not be finished. What you had saved is safe.'}</p>
    </MessageScreen>
  )
}
