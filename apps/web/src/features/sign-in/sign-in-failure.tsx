import type { SignInFailure } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { MessageBand } from '@isomorph/ui'
import type { RefusalKeys } from '../../refusals/refusal-keys.ts'
import { failureKeys } from '../../entities/sign-in-refusal/keys.ts'

const unknownKeys: RefusalKeys = { title: 'sign-in.failed.unknown.title', detail: 'sign-in.failed.unknown.detail' }

/** The words for a name in the address; anybody can write an address, so names that we do not know are not shown. */
function keysFor(name: string | null): RefusalKeys | undefined {
  if (name === null) return undefined
  return Object.hasOwn(failureKeys, name) ? failureKeys[name as SignInFailure] : unknownKeys
}

/** Why somebody is on the sign-in page again, and what to do. */
export function SignInFailureBand({ name, providerName }: { name: string | null; providerName: string | undefined }) {
  const keys = keysFor(name)
  if (!keys) return null
  const title = t(keys.title)
  return (
    <MessageBand tone="error" role="alert">
      <strong>
        {providerName === undefined
          ? t('credentials.refused', { title })
          : t('sign-in.failed.at', { provider: providerName, title })}
      </strong>{' '}
      {t(keys.detail)}
    </MessageBand>
  )
}
