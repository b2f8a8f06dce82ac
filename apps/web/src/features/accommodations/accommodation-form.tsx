import type { Person, ScopedAccommodation } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useCourseTimeZone, useNotify } from '../../data/index.ts'
import { displayName } from '../../entities/person/names.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormNotes } from '../../forms/form.tsx'
import { ReasonField } from '../../forms/reason-field.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { accommodationSchemaOf, draftOf } from './accommodation-draft.ts'
import { DateFields, FurtherFields, TimeFields } from './accommodation-fields.tsx'
import { useSaveAccommodationsMutation } from './accommodations.api.ts'
import { outcomeFor } from './refusal-of-people.ts'
import { scopeLabel } from './words.ts'

interface AccommodationFormProps {
  readonly person: Person
  readonly scoped: ScopedAccommodation
  readonly onClose: () => void
}

function useAccommodation({ person, scoped, onClose }: AccommodationFormProps) {
  const [save] = useSaveAccommodationsMutation()
  const notify = useNotify()
  const timeZone = useCourseTimeZone()
  const { groupId, groupAssessmentId, version, scope } = scoped
  return useSchemaForm({
    schema: accommodationSchemaOf(timeZone),
    saved: draftOf(scoped, timeZone),
    backup: `accommodation:${person.id}:${scope}:${groupId}:${groupAssessmentId}`,
    async save({ fields, reason }) {
      const where = { ...(groupId && { groupId }), ...(groupAssessmentId && { groupAssessmentId }) }
      const outcome = await save({ body: { ...where, userIds: [person.id], fields, reason, version } })
      if (outcome.error) return outcomeFor(outcome, [person])
      notify('SUCCESS', t('accommodations.saved', { name: displayName(person) }))
      onClose()
      return {}
    },
  })
}

/** Changes what one person is granted in one scope. Empty fields grant nothing here. */
export function AccommodationForm(props: AccommodationFormProps) {
  const { person, scoped, onClose } = props
  const form = useAccommodation(props)
  const { control } = form
  return (
    <FormDialog
      form={form}
      title={t('accommodations.form.title', { name: displayName(person), scope: scopeLabel(scoped) })}
      submitLabel={t('accommodations.save')}
      onClose={onClose}
    >
      <FormNotes form={form} title={t('accommodations.notSaved')} />
      <p>{t('accommodations.form.explain')}</p>
      <TimeFields control={control} />
      {scoped.scope === 'assessment' && <DateFields control={control} />}
      <FurtherFields control={control} />
      <ReasonField control={control} name="reason" />
    </FormDialog>
  )
}
