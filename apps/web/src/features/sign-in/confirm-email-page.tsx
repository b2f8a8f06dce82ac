import { t } from '@isomorph/messages'
import { Button, MessageBand } from '@isomorph/ui'
import { refusalOf } from '../../entities/sign-in-refusal/refusal.ts'
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
        {t('sign-in.email.confirmed', { email: data.email })}
      </MessageBand>
    )
  }
  if (token === '') return <EntryText>{t('sign-in.email.openByLink')}</EntryText>
  return (
    <>
      {error !== undefined && (
        <MessageBand tone="error" role="alert">
          {refusalOf(error).detail}
        </MessageBand>
      )}
      <Button variant="contained" disabled={isLoading} onClick={() => void submit()}>
        {t('sign-in.email.confirm')}
      </Button>
    </>
  )
}

/** /confirm-email: a click, because programs that look at letters open links too. */
export function ConfirmEmailPage() {
  usePageTitle(t('sign-in.email.title'))
  const { secret, forget } = useLinkSecret()
  return (
    <EntryFrame title={t('sign-in.email.title')}>
      <ConfirmEmail token={secret} onConfirmed={forget} />
      <Button href="/">{t('sign-in.email.home')}</Button>
    </EntryFrame>
  )
}
