import { Button, MessageBand } from '@isomorph/ui'
import { requestErrorOf } from '../../data/request-error.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { useConfirmEmailMutation } from './sign-in.api.ts'
import { EntryFrame } from './entry-frame.tsx'
import { useLinkSecret } from './link-secret.ts'
import { EntryText } from './sign-in.styles.ts'

function ConfirmEmail({ token, onConfirmed }: { token: string; onConfirmed: () => void }) {
  const [confirm, { data, error, isLoading }] = useConfirmEmailMutation()

  async function submit() {
    const outcome = await confirm({ body: { token } })
    if (!outcome.error) onConfirmed()
  }
  if (data) {
    return (
      <MessageBand tone="success" role="status">
        {data.email} is your address from now on.
      </MessageBand>
    )
  }
  if (token === '') return <EntryText>Open this page by the link in the letter.</EntryText>
  return (
    <>
      {error !== undefined && (
        <MessageBand tone="error" role="alert">
          {requestErrorOf(error).detail}
        </MessageBand>
      )}
      <Button variant="contained" disabled={isLoading} onClick={() => void submit()}>
        This address is mine
      </Button>
    </>
  )
}

/** /confirm-email: a click, because programs that look at letters open links too. */
export function ConfirmEmailPage() {
  usePageTitle('Confirm your e-mail address')
  const { secret, forget } = useLinkSecret()
  return (
    <EntryFrame title="Confirm your e-mail address">
      <ConfirmEmail token={secret} onConfirmed={forget} />
      <Button href="/">To the start page</Button>
    </EntryFrame>
  )
}
