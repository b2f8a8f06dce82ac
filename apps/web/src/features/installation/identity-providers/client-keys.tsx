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
      intro="The provider reads them at the address above. Private keys are stored encrypted."
      consequences="It is in the key set at once and signs after ten minutes, so that the provider can read it first. The former key signs until then and stays in the key set for an hour."
      isBusy={isLoading}
      onRotate={async (kid) => await rotate({ params, body: { kid } })}
    />
  )
}
