import { t } from '@isomorph/messages'
import { KeysCard } from '../keys-card.tsx'
import { useListIdentityProviderKeysQuery, useRotateIdentityProviderKeyMutation } from './identity-providers.api.ts'

/** Our keys towards a provider to which this site proves by a signature who it is. */
export function ClientKeys({ id }: { id: number }) {
  const params = { identityProviderId: id }
  const { data: keys = [] } = useListIdentityProviderKeysQuery({ params })
  const [rotate, { isLoading }] = useRotateIdentityProviderKeyMutation()
  return (
    <KeysCard
      keys={keys}
      intro={t('identity-providers.keys.intro')}
      consequences={t('identity-providers.keys.consequences')}
      isBusy={isLoading}
      onRotate={async (kid) => await rotate({ params, body: { kid } })}
    />
  )
}
