import { styled } from '@mui/material/styles'
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
        You get no more letters about assessments. You can turn them on again in your account.
      </MessageBand>
    )
  if (token === '') return <p>Open this page by the link in a letter.</p>
  return (
    <>
      <p>Your account can turn single letters off, and on again.</p>
      {error !== undefined && (
        <MessageBand tone="error" role="alert">
          {requestErrorOf(error).status === 404
            ? 'This link is not complete. Open it from the letter again.'
            : requestErrorOf(error).detail}
        </MessageBand>
      )}
      <Button variant="contained" disabled={isLoading} onClick={() => void unsubscribe({ params: { token } })}>
        End letters about assessments
      </Button>
    </>
  )
}

/** /unsubscribe: a click, because programs that look at letters open links too. */
export function UnsubscribePage() {
  usePageTitle('End letters')
  const token = useLocation().hash.slice(1)
  return (
    <Page>
      <PageHeader title="End letters" />
      <Card>
        <Rows>
          <Unsubscribe token={token} />
          <Button href="/">To the start page</Button>
        </Rows>
      </Card>
    </Page>
  )
}
