import type { SharedLibrary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { MessageBand } from '@isomorph/ui'
import { LeaveButton } from '../people/leave-button.tsx'
import type { EntityRoles } from '../people/use-entity-roles.ts'

interface LeaveLibraryProps {
  readonly library: SharedLibrary
  readonly roles: EntityRoles
  readonly onLeft: () => void
}

/** For readers of a library, who do not see who else reads it: what they can do, and how they leave. */
export function LeaveLibrary({ library, roles, onLeft }: LeaveLibraryProps) {
  const leave = (
    <LeaveButton name={library.name} remove={roles.remove} consequence={t('sharing.leave.library')} onLeft={onLeft} />
  )
  return (
    <MessageBand icon="lock" action={leave}>
      {t('sharing.reader.note')}
    </MessageBand>
  )
}
