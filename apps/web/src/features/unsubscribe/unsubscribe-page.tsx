import { styled } from '@mui/material/styles'
import { t } from '@isomorph/messages'
import { Button, Card, MessageBand, Page, PageHeader } from '@isomorph/ui'
import { useLocation } from 'react-router'
import { requestErrorOf } from '../../data/request-error.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { useUnsubscribeMutation } from './unsubscribe.api.ts'

const Rows = styled('div')({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  maxWidth: 560,
  '& > p': { margin: 0 },
})

function Unsubscribe({ token }: { token: string }) {
  const [unsubscribe, { isSuccess, error, isLoading }] = useUnsubscribeMutation()
  if (isSuccess)
    return (
      <MessageBand tone="success" role="status">
        {t('unsubscribe.done')}
      </MessageBand>
    )
  if (token === '') return <p>{t('unsubscribe.noLink')}</p>
  return (
    <>
      <p>{t('unsubscribe.explanation')}</p>
      {error !== undefined && (
        <MessageBand tone="error" role="alert">
          {requestErrorOf(error).status === 404 ? t('unsubscribe.broken') : requestErrorOf(error).detail}
        </MessageBand>
      )}
      <Button variant="contained" disabled={isLoading} onClick={() => void unsubscribe({ params: { token } })}>
        {t('unsubscribe.end')}
      </Button>
    </>
  )
}

/** /unsubscribe: a click, because programs that look at letters open links too. */
export function UnsubscribePage() {
  usePageTitle(t('unsubscribe.title'))
  const token = useLocation().hash.slice(1)
  return (
    <Page>
      <PageHeader title={t('unsubscribe.title')} />
      <Card>
        <Rows>
          <Unsubscribe token={token} />
          <Button href="/">{t('unsubscribe.home')}</Button>
        </Rows>
      </Card>
    </Page>
  )
}
