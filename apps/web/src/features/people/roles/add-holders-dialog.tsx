import type { GlobalRole } from '@isomorph/access'
import { t } from '@isomorph/messages'
import { courseOutcome } from '../../../entities/course-refusal/refusal.ts'
import { useNotify } from '../../../data/hooks.ts'
import { AddPeopleDialog } from '../../../entities/person/add-people-dialog.tsx'
import { grantedSentence } from '../../../entities/person/granted-sentence.ts'
import { holdersOfRole, meaningOfRole, nameOfRole } from '../../../entities/role/role-names.ts'
import { namesOfRole } from './role-labels.ts'
import { useCreateUserRolesMutation } from './user-roles.api.ts'

/** Gives people a global role. */
export function AddHoldersDialog({
  roles,
  initialRole,
  onClose,
}: {
  roles: readonly GlobalRole[]
  initialRole: GlobalRole
  onClose: () => void
}) {
  const [create, { error }] = useCreateUserRolesMutation()
  const notify = useNotify()
  async function add(identifiers: readonly string[], role: GlobalRole) {
    const outcome = await create({ body: { role, identifiers: [...identifiers] } })
    if (outcome.error) return courseOutcome(outcome)
    notify('SUCCESS', grantedSentence(outcome.data, namesOfRole(role)))
    onClose()
    return {}
  }
  return (
    <AddPeopleDialog
      title={t('people.list.add.of', { roles: holdersOfRole(initialRole) })}
      roles={roles.map((role) => ({ value: role, label: nameOfRole(role), hint: meaningOfRole(role) }))}
      initialRole={roles.includes(initialRole) ? initialRole : (roles[0] ?? initialRole)}
      error={error}
      onAdd={add}
      onClose={onClose}
    />
  )
}
