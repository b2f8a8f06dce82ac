import { Button } from '@isomorph/ui'
import { MessageScreen } from '../message-screen.tsx'
import { usePageTitle } from '../page-title.ts'

/** In place of a screen that could not be fetched. */
export function MissingPartScreen() {
  usePageTitle('Page not loaded')
  return (
    <MessageScreen
      picture="lost"
      title="This page could not be loaded"
      actions={
        <Button variant="contained" onClick={() => window.location.reload()}>
          Refresh
        </Button>
      }
    >
      <p>Check your network connection and refresh. What you had saved is safe.</p>
    </MessageScreen>
  )
}
