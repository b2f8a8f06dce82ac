import { Button } from '@isomorph/ui'
import { useSearchParams } from 'react-router'
import { MessageScreen } from '../../screen/message-screen.tsx'
import { usePageTitle } from '../../screen/page-title.ts'

/** /not-found?pathname=… */
export function NotFoundPage() {
  usePageTitle('Not found')
  const [query] = useSearchParams()
  const pathname = query.get('pathname')
  return (
    <MessageScreen
      picture="search"
      title="There is nothing here"
      actions={
        <Button variant="contained" href="/">
          Go home
        </Button>
      }
    >
      <p>
        {pathname ? (
          <>
            <code>{pathname}</code> does not exist, or it is not shared with you.
          </>
        ) : (
          'This page does not exist, or it is not shared with you.'
        )}
      </p>
    </MessageScreen>
  )
}
