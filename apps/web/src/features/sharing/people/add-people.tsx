import type { EntityRole } from '@isomorph/access'
import { useState } from 'react'
import { useNotify } from '../../../data/hooks.ts'
import { AddPeopleDialog } from '../../../entities/person/add-people-dialog.tsx'
import { grantedSentence } from '../../../entities/person/granted-sentence.ts'
import { entityRoleOptions } from './entity-role-labels.ts'
import type { EntityRoles } from './use-entity-roles.ts'

/** Gives people a role on a problem, an assessment or a shared library. */
export function AddPeople({ roles, onClose }: { roles: EntityRoles; onClose: () => void }) {
  const [error, setError] = useState<unknown>(undefined)
  const notify = useNotify()
  async function addNow(identifiers: readonly string[], role: EntityRole) {
    const outcome = await roles.grant(identifiers, role)
    setError(outcome.error)
    if (!outcome.data) return outcome
    const name = role.toLowerCase()
    const granted = outcome.data.map(({ user, outcome }) => ({ user, isNew: outcome !== 'unchanged' }))
    const withArticle = role === 'Reader' ? `a ${name}` : `an ${name}`
    notify('SUCCESS', grantedSentence(granted, { name, withArticle }))
    onClose()
    return {}
  }
  return (
    <AddPeopleDialog
      title="Add people"
      roles={entityRoleOptions(roles.noun)}
      initialRole="Reader"
      error={error}
      onAdd={addNow}
      onClose={onClose}
    />
  )
}
