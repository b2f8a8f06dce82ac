import { groupRoles, type GroupRole } from '@isomorph/access'
import type { Group } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { courseOutcome } from '../../../entities/course-refusal/refusal.ts'
import { useNotify } from '../../../data/hooks.ts'
import { AddPeopleDialog } from '../../../entities/person/add-people-dialog.tsx'
import { grantedSentence } from '../../../entities/person/granted-sentence.ts'
import { useAddGroupUsersMutation } from '../../../entities/group/courses.api.ts'
import { nameOfRole, roleWithArticle } from '../../../entities/role/role-names.ts'

/** Gives people a role in a course. */
export function AddGroupUsersDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const [add, { error }] = useAddGroupUsersMutation()
  const notify = useNotify()
  async function addNow(identifiers: readonly string[], role: GroupRole) {
    const outcome = await add({ body: { groupId: group.id, identifiers: [...identifiers], role } })
    if (outcome.error) return courseOutcome(outcome)

    const added = outcome.data.map((user) => ({ user, isNew: user.isNew }))
    notify('SUCCESS', grantedSentence(added, { name: nameOfRole(role), withArticle: roleWithArticle(role) }))
    onClose()
    return {}
  }
  return (
    <AddPeopleDialog
      title={t('groups.people.add')}
      roles={groupRoles.map((role) => ({ value: role, label: nameOfRole(role) }))}
      initialRole="GroupLearner"
      error={error}
      onAdd={addNow}
      onClose={onClose}
    />
  )
}
