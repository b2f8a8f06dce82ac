import { Button, ConfirmDialog } from '@isomorph/ui'
import { useState } from 'react'
import { useNotify } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { useDeleteIdentityProviderMutation } from './identity-providers.api.ts'

/** Removes a provider; its page leads to the others once it is gone. */
export function DeleteProvider({ id, name }: { id: number; name: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const [remove, { isLoading }] = useDeleteIdentityProviderMutation()
  const notify = useNotify()
  async function removeNow() {
    const outcome = await remove({ params: { identityProviderId: id } })
    if (outcome.error) return notify('ERROR', requestErrorOf(outcome.error).detail)
    notify('SUCCESS', `${name} is removed`)
  }
  return (
    <>
      <Button color="error" onClick={() => setIsAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Remove ${name}?`}
        confirmLabel="Remove"
        isDestructive
        isBusy={isLoading}
        onConfirm={() => void removeNow()}
        onCancel={() => setIsAsking(false)}
      >
        Nobody can log in with it any more. The people who came by it stay, and so does all their work. To pause it,
        switch it off instead.
      </ConfirmDialog>
    </>
  )
}
