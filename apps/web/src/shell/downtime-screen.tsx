import { Button } from '@isomorph/ui'
import { downtimeTitle } from '@isomorph/contract'
import { MessageScreen } from './message-screen.tsx'
import { usePageTitle } from './page-title.ts'

/** All there is while the product is being worked on. */
export function DowntimeScreen() {
  usePageTitle(downtimeTitle)
  return (
    <MessageScreen
      picture="pause"
      title={downtimeTitle}
      actions={
        <Button variant="contained" onClick={() => window.location.assign('/')}>
          Try again
        </Button>
      }
    >
      <p>The product is being worked on. What you have saved is safe. Please come back in a little while.</p>
    </MessageScreen>
  )
}
