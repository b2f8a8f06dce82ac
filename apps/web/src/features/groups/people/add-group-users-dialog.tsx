import { articleOfBaseRole, groupRoles, nameOfBaseRole, type GroupRole } from '@isomorph/access'
import type { Group } from '@isomorph/contract'
import { useNotify } from '../../../data/hooks.ts'
import { AddPeopleDialog } from '../../../entities/person/add-people-dialog.tsx'
import { grantedSentence } from '../../../entities/person/granted-sentence.ts'
import { useAddGroupUsersMutation } from '../../../entities/group/courses.api.ts'

const roles = groupRoles.map((role) => ({ value: role, label: nameOfBaseRole(role) }))

/** Gives people a role in a course. */
export function AddGroupUsersDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const [add, { error }] = useAddGroupUsersMutation()
  const notify = useNotify()
  async function addNow(identifiers: readonly string[], role: GroupRole) {
    const outcome = await add({ body: { groupId: group.id, identifiers: [...identifiers], role } })
    if (outcome.error) return outcome
    const name = nameOfBaseRole(role)
    const added = outcome.data.map((user) => ({ user, isNew: user.isNew }))
    notify('SUCCESS', grantedSentence(added, { name, withArticle: `${articleOfBaseRole(role)} ${name}` }))
    onClose()
    return {}
  }
  return (
    <AddPeopleDialog
      title="Add people"
      roles={roles}
      initialRole="GroupLearner"
      error={error}
      onAdd={addNow}
      onClose={onClose}
    />
  )
}
