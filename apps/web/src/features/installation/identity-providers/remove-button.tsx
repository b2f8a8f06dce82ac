import { t } from '@isomorph/messages'
import { Button, ConfirmDialog } from '@isomorph/ui'
import { useState, type ReactNode } from 'react'
import { useNotify } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'

interface RemoveButtonProps {
  readonly name: string
  readonly isBusy: boolean
  readonly onRemove: () => Promise<{ readonly error?: unknown }>
  /** What ends with it, and what stays. */
  readonly children: ReactNode
}

/** Removes something connected after asking; its page leads to the others once it is gone. */
export function RemoveButton({ name, isBusy, onRemove, children }: RemoveButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const notify = useNotify()
  async function removeNow() {
    const { error } = await onRemove()
    if (error) return notify('ERROR', requestErrorOf(error).detail)
    notify('SUCCESS', t('installation.removed', { name }))
  }
  return (
    <>
      <Button color="error" onClick={() => setIsAsking(true)}>
        {t('shared.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('installation.remove.title', { name })}
        confirmLabel={t('shared.remove')}
        isDestructive
        isBusy={isBusy}
        onConfirm={() => void removeNow()}
        onCancel={() => setIsAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
