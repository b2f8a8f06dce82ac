import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { useNotify } from '../../data/hooks.ts'
import { refusalOf } from '../../entities/sign-in-refusal/refusal.ts'
import { useSendPasswordLinkMutation } from './account.api.ts'

/** Sends somebody a link to choose their password. */
export function SendPasswordLinkButton({ userId, email }: { userId: number; email: string }) {
  const [send, { isLoading }] = useSendPasswordLinkMutation()
  const notify = useNotify()
  async function sendNow() {
    const outcome = await send({ params: { userId } })
    if (outcome.error) notify('ERROR', refusalOf(outcome.error).detail)
    else notify('SUCCESS', t('account.ofUser.linkSent', { email }))
  }
  return (
    <Button size="small" variant="outlined" disabled={isLoading} onClick={() => void sendNow()}>
      {t('account.ofUser.sendLink')}
    </Button>
  )
}
