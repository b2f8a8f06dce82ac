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
      Nobody can log in with it any more. The people who came by it stay, and so does all their work. To pause it,
      switch it off instead.
    </RemoveButton>
  )
}
