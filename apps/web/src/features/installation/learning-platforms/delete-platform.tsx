import { Button, ConfirmDialog } from '@isomorph/ui'
import { useState } from 'react'
import { useNotify } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { useDeleteExternalProviderMutation } from './learning-platforms.api.ts'

/** Removes a platform; its page leads to the others once it is gone. */
export function DeletePlatform({ id, name }: { id: number; name: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const [remove, { isLoading }] = useDeleteExternalProviderMutation()
  const notify = useNotify()
  async function removeNow() {
    const outcome = await remove({ params: { externalProviderId: id } })
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
        Links there open nothing here any more. The people who came by it stay, and so do their courses and their work.
        To pause it, switch it off instead: connected again, it is a new platform.
      </ConfirmDialog>
    </>
  )
}
