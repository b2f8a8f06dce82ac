import { t } from '@isomorph/messages'
import { useDeleteIdentityProviderMutation } from './identity-providers.api.ts'
import { RemoveButton } from './remove-button.tsx'

/** Removes an identity provider. */
export function DeleteProvider({ id, name }: { id: number; name: string }) {
  const [remove, { isLoading }] = useDeleteIdentityProviderMutation()
  return (
    <RemoveButton
      name={name}
      isBusy={isLoading}
      onRemove={async () => await remove({ params: { identityProviderId: id } })}
    >
      {t('identity-providers.remove.explain')}
    </RemoveButton>
  )
}
