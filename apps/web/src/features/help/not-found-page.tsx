import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { useSearchParams } from 'react-router'
import { inParts } from '../../messages/in-parts.tsx'
import { MessageScreen } from '../../screen/message-screen.tsx'
import { usePageTitle } from '../../screen/page-title.ts'

/** /not-found?pathname=… */
export function NotFoundPage() {
  usePageTitle(t('notices.notFound.pageTitle'))
  const [query] = useSearchParams()
  const pathname = query.get('pathname')
  return (
    <MessageScreen
      picture="search"
      title={t('notices.notFound.title')}
      actions={
        <Button variant="contained" href="/">
          {t('notices.home')}
        </Button>
      }
    >
      <p>{pathname ? inParts('notices.notFound.path', { path: <code>{pathname}</code> }) : t('notices.notFound')}</p>
    </MessageScreen>
  )
}
