import type { GlobalRole } from '@isomorph/access'
import { courseRefusalOf } from '../../../entities/course-refusal/refusal.ts'
import { useNotify } from '../../../data/hooks.ts'
import type { Named } from '../../../entities/person/names.ts'
import { grantedSentence } from '../../../entities/person/granted-sentence.ts'
import { namesOfRole, revokedSentence } from './role-labels.ts'
import { useCreateUserRolesMutation, useDeleteUserRoleMutation } from './user-roles.api.ts'

/** Granting a role to one person and taking it away, each said in a sentence. */
export function useRoleChanges() {
  const [create, creating] = useCreateUserRolesMutation()
  const [remove, removing] = useDeleteUserRoleMutation()
  const notify = useNotify()
  async function grant(person: Named, role: GlobalRole): Promise<void> {
    const outcome = await create({ body: { role, identifiers: [person.email] } })
    if (outcome.error) notify('ERROR', courseRefusalOf(outcome.error).detail)
    else notify('SUCCESS', grantedSentence(outcome.data, namesOfRole(role)))
  }
  async function revoke(
    person: Named,
    { id, role }: { readonly id: number; readonly role: GlobalRole },
  ): Promise<void> {
    const outcome = await remove({ params: { userRoleId: id } })
    if (outcome.error) {
      const { title, detail } = courseRefusalOf(outcome.error)
      notify('ERROR', `${title}. ${detail}`)
    } else notify('SUCCESS', revokedSentence(person, role))
  }
  return { grant, revoke, isBusy: creating.isLoading || removing.isLoading }
}
