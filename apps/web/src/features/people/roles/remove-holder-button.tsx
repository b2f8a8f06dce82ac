import { globalRoleWithArticle } from '@isomorph/access'
import type { UserRoleHolder } from '@isomorph/contract'
import { Button, ConfirmDialog } from '@isomorph/ui'
import { useState } from 'react'
import { useUserInfo } from '../../../data/hooks.ts'
import { displayName } from '../../../entities/person/names.ts'
import { useRoleChanges } from './use-role-changes.ts'

/** Takes the role of one row of a management list away. */
export function RemoveHolderButton({ holder }: { holder: UserRoleHolder }) {
  const { user, role } = holder
  const [isAsking, setIsAsking] = useState(false)
  const { revoke, isBusy } = useRoleChanges()
  const isSelf = useUserInfo()?.id === user.id
  const name = isSelf ? 'You' : displayName(user)
  async function removeNow() {
    await revoke(user, holder)
    setIsAsking(false)
  }
  return (
    <>
      <Button size="small" aria-label={`Remove ${displayName(user)}`} onClick={() => setIsAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Remove ${displayName(user)}?`}
        confirmLabel="Remove"
        isDestructive
        isBusy={isBusy}
        onConfirm={() => void removeNow()}
        onCancel={() => setIsAsking(false)}
      >
        {name} will no longer be {globalRoleWithArticle(role)}, at once. What {isSelf ? 'you' : 'they'} made stays.
      </ConfirmDialog>
    </>
  )
}
