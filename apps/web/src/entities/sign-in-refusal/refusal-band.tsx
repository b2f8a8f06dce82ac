import { t } from '@isomorph/messages'
import { MessageBand } from '@isomorph/ui'
import type { RequestError } from '../../data/request.ts'
import { refusalOf } from './refusal.ts'

/** Why signing in, or a change of how one signs in, did not work. What a device says of itself has no code. */
export function RefusalBand({ refusal }: { readonly refusal: RequestError | Pick<RequestError, 'title' | 'detail'> }) {
  const { title, detail } = 'status' in refusal ? refusalOf(refusal) : refusal
  return (
    <MessageBand tone="error" role="alert">
      <strong>{t('credentials.refused', { title })}</strong> {detail}
    </MessageBand>
  )
}
