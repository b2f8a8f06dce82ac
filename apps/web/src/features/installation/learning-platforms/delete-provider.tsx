import { Button, ConfirmDialog } from '@isomorph/ui'
import { useState, type ReactNode } from 'react'
import { useNotify } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { useDeleteExternalProviderMutation } from './learning-platforms.api.ts'

interface DeleteProviderProps {
  readonly id: number
  readonly name: string
  /** What ends with it, and what stays. */
  readonly children: ReactNode
}

/** Removes an external provider; its page leads to the others once it is gone. */
export function DeleteProvider({ id, name, children }: DeleteProviderProps) {
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
        {children}
      </ConfirmDialog>
    </>
  )
}
