import { passwordMinimumLength } from '@isomorph/contract'
import { t } from '@isomorph/messages'

/** What a new password has to be, below its field. */
export function newPasswordHint(): string {
  return t('credentials.password.hint', { count: passwordMinimumLength })
}
