import { t } from '@isomorph/messages'
import { Button, ConfirmDialog } from '@isomorph/ui'
import { useState } from 'react'
import { useNotify, useUserInfo } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import type { EntityRoles } from './use-entity-roles.ts'

interface LeaveButtonProps {
  readonly name: string
  readonly remove: EntityRoles['remove']
  /** What ends, and what goes on. */
  readonly consequence: string
  readonly onLeft: () => void
}

/** Gives up one's own role on a problem, an assessment or a library. */
export function LeaveButton({ name, remove, consequence, onLeft }: LeaveButtonProps) {
  const userInfo = useUserInfo()
  const notify = useNotify()
  const [isAsking, setIsAsking] = useState(false)
  async function leave() {
    setIsAsking(false)
    if (!userInfo) return
    const { error } = await remove(userInfo.id)
    if (error) return notify('ERROR', requestErrorOf(error).detail)
    notify('SUCCESS', t('sharing.leave.done', { name }))
    onLeft()
  }
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setIsAsking(true)}>
        {t('sharing.leave')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('sharing.leave.title', { name })}
        confirmLabel={t('sharing.leave')}
        isDestructive
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void leave()}
      >
        {consequence}
      </ConfirmDialog>
    </>
  )
}
