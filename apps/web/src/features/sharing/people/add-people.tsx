import type { EntityRole } from '@isomorph/access'
import { t } from '@isomorph/messages'
import { useState } from 'react'
import { useNotify } from '../../../data/hooks.ts'
import { AddPeopleDialog } from '../../../entities/person/add-people-dialog.tsx'
import { grantedSentence } from '../../../entities/person/granted-sentence.ts'
import { entityRoleOptions, readerRole, roleInSentences } from './entity-role-labels.ts'
import type { EntityRoles } from './use-entity-roles.ts'

/** Gives people a role on a problem, an assessment or a shared library. */
export function AddPeople({ roles, onClose }: { roles: EntityRoles; onClose: () => void }) {
  const [error, setError] = useState<unknown>(undefined)
  const notify = useNotify()
  async function addNow(identifiers: readonly string[], role: EntityRole) {
    const outcome = await roles.grant(identifiers, role)
    setError(outcome.error)
    if (!outcome.data) return outcome
    const granted = outcome.data.map(({ user, outcome }) => ({ user, isNew: outcome !== 'unchanged' }))
    notify('SUCCESS', grantedSentence(granted, roleInSentences(role)))
    onClose()
    return {}
  }
  return (
    <AddPeopleDialog
      title={t('sharing.people.add')}
      roles={entityRoleOptions(roles.kind)}
      initialRole={readerRole}
      error={error}
      onAdd={addNow}
      onClose={onClose}
    />
  )
}
