import { userFieldsSchema } from '@isomorph/contract/schemas'
import type { UserDetail } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { courseOutcome } from '../../../entities/course-refusal/refusal.ts'
import { useNotify } from '../../../data/hooks.ts'
import { displayName } from '../../../entities/person/names.ts'
import { useUpdateUserMutation } from '../../../entities/person/people.api.ts'
import { UserFields } from '../../../entities/person/user-fields.tsx'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { FormNotes } from '../../../forms/form.tsx'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'

/** Changes the names and identifiers of somebody. */
export function EditUserDialog({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const { firstName, lastName, email, uid, puid } = user
  const [update] = useUpdateUserMutation()
  const notify = useNotify()
  const form = useSchemaForm({
    schema: userFieldsSchema,
    saved: { firstName, lastName, email, uid, puid },
    backup: 'person',
    isLive: true,
    async save(body) {
      const outcome = await update({ params: { userId: user.id }, body })
      if (outcome.error) return courseOutcome(outcome)
      notify('SUCCESS', t('people.user.edit.saved', { name: displayName(outcome.data) }))
      onClose()
      return {}
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('people.user.edit.title', { name: displayName(user) })}
      submitLabel={t('people.user.edit.save')}
      onClose={onClose}
    >
      <FormNotes form={form} title={t('people.user.edit.notSaved')} />
      <UserFields />
    </FormDialog>
  )
}
