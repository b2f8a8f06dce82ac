import type { SharedLibrary } from '@isomorph/contract'
import { Button, ConfirmDialog, MessageBand } from '@isomorph/ui'
import { useState } from 'react'
import { useNotify, useUserInfo } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import type { EntityRoles } from '../people/use-entity-roles.ts'

interface LeaveLibraryProps {
  readonly library: SharedLibrary
  readonly roles: EntityRoles
  readonly onLeft: () => void
}

/** For readers of a library, who do not see who else reads it: what they can do, and how they leave. */
export function LeaveLibrary({ library, roles, onLeft }: LeaveLibraryProps) {
  const userInfo = useUserInfo()
  const notify = useNotify()
  const [isAsking, setIsAsking] = useState(false)
  async function leave() {
    setIsAsking(false)
    if (!userInfo) return
    const { error } = await roles.remove(userInfo.id)
    if (error) return notify('ERROR', requestErrorOf(error).detail)
    notify('SUCCESS', `You have left ${library.name}`)
    onLeft()
  }
  return (
    <>
      <MessageBand
        icon="lock"
        action={
          <Button size="small" onClick={() => setIsAsking(true)}>
            Leave
          </Button>
        }
      >
        You can use the problems of this library. Its owners and editors see who else can.
      </MessageBand>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Leave ${library.name}?`}
        confirmLabel="Leave"
        isDestructive
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void leave()}
      >
        You will no longer see its problems, unless you have a role of your own on them. What uses them goes on
        unchanged.
      </ConfirmDialog>
    </>
  )
}
