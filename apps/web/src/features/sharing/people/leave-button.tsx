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
  readonly isLastOwner?: boolean
  readonly variant?: 'text' | 'outlined'
  readonly onLeft: () => void
}

/** Gives up one's own role on a problem, an assessment or a library, after a question; the last owner stays. */
export function LeaveButton(props: LeaveButtonProps) {
  const { name, remove, consequence, isLastOwner = false, variant = 'outlined', onLeft } = props
  const userInfo = useUserInfo()
  const notify = useNotify()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  async function leave() {
    if (!userInfo) return
    setIsBusy(true)
    const { error } = await remove(userInfo.id)
    setIsBusy(false)
    setIsAsking(false)
    if (error) return notify('ERROR', requestErrorOf(error).detail)
    notify('SUCCESS', t('sharing.leave.done', { name }))
    onLeft()
  }
  return (
    <>
      <Button
        size="small"
        variant={variant}
        onClick={() => (isLastOwner ? notify('ERROR', t('sharing.people.lastOwner')) : setIsAsking(true))}
      >
        {t('sharing.leave')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('sharing.leave.title', { name })}
        confirmLabel={t('sharing.leave')}
        isDestructive
        isBusy={isBusy}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void leave()}
      >
        {consequence}
      </ConfirmDialog>
    </>
  )
}
