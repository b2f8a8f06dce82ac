import { Button, ConfirmDialog } from '@isomorph/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useNotify } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { afterSaving } from '../../../shell/unsaved-guard.tsx'
import { useDeleteIdentityProviderMutation } from './identity-providers.api.ts'

export function DeleteProvider({ id, name }: { id: number; name: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const [remove, { isLoading }] = useDeleteIdentityProviderMutation()
  const notify = useNotify()
  const navigate = useNavigate()
  async function removeNow() {
    // First away from the page of what is about to be gone: it would lead to /not-found.
    await navigate('/installation/identity-providers', afterSaving)
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
