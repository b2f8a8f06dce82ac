import { t } from '@isomorph/messages'
import { usePageTitle } from '../../../screen/page-title.ts'
import { EntryFrame } from '../entry-frame.tsx'
import { useLinkSecret } from '../link-secret.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { RequestResetForm } from './request-reset-form.tsx'

/** /reset-password: asks for a link, or, opened by one, for the new password. */
export function ResetPasswordPage() {
  const { secret: token } = useLinkSecret()
  const title = token === '' ? t('sign-in.reset.title') : t('sign-in.reset.choose')
  usePageTitle(title)
  return (
    <EntryFrame title={title}>
      {token === '' ? <RequestResetForm /> : <NewPasswordForm key={token} token={token} />}
    </EntryFrame>
  )
}
