import { Button, MessageBand } from '@isomorph/ui'
import { requestErrorOf } from '../../data/request-error.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { useConfirmEmailMutation } from './account.api.ts'
import { EntryFrame } from './entry-frame.tsx'
import { useLinkSecret } from './link-secret.ts'

/** /confirm-email: a click, because programs that look at letters open links too. */
export function ConfirmEmailPage() {
  usePageTitle('Confirm your e-mail address')
  const token = useLinkSecret()
  const [confirm, { data, error, isLoading }] = useConfirmEmailMutation()
  return (
    <EntryFrame title="Confirm your e-mail address">
      {data ? (
        <MessageBand tone="success" role="status">
          {data.email} is your address from now on.
        </MessageBand>
      ) : (
        <>
          {error !== undefined && (
            <MessageBand tone="error" role="alert">
              {requestErrorOf(error).detail}
            </MessageBand>
          )}
          <Button
            variant="contained"
            disabled={isLoading || token === ''}
            onClick={() => void confirm({ body: { token } })}
          >
            This address is mine
          </Button>
        </>
      )}
      <Button href="/">To the start page</Button>
    </EntryFrame>
  )
}
