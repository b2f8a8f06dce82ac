import { announcementMaximumLength, type Person } from '@isomorph/contract'
import { announcementTextSchema } from '@isomorph/contract/schemas'
import { t } from '@isomorph/messages'
import type { SelectOption } from '@isomorph/ui'
import { z } from 'zod'
import { useClientKey, useNotify } from '../../data/index.ts'
import { keyOfPeople } from '../../entities/person/key-of-people.ts'
import { CheckboxField, SelectField, TextField } from '../../forms/field.tsx'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormNotes } from '../../forms/form.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { useAnnounceMutation, useListProblemsToAnnounceQuery } from './exam-console.api.ts'

const schema = z.object({
  text: z
    .string()
    .trim()
    .min(1, { error: () => t('exam-console.announce.text.missing') })
    .pipe(announcementTextSchema),
  isUrgent: z.boolean(),
  about: z.string(),
})

const noProblem = ''

interface AnnounceDialogProps {
  readonly groupAssessmentId: number
  /** Absent: everybody. */
  readonly chosen?: readonly Person[]
  readonly onAnnounced: () => void
  readonly onClose: () => void
}

function useAnnouncement({ groupAssessmentId, chosen, onAnnounced, onClose }: AnnounceDialogProps) {
  const [announce] = useAnnounceMutation()
  const notify = useNotify()
  const keyOf = useClientKey()
  return useSchemaForm({
    schema,
    saved: { text: '', isUrgent: false, about: noProblem },
    backup: `announcement:${groupAssessmentId}:${keyOfPeople(chosen)}`,
    async save({ about, ...said }) {
      const body = { ...said, itemKey: about === noProblem ? null : Number(about) }
      const learners = chosen ? chosen.map(({ id }) => id) : ('everyone' as const)
      const outcome = await announce({
        params: { groupAssessmentId },
        body: { ...body, learners, clientKey: keyOf({ body, learners }) },
      })
      if (outcome.error) return outcome
      notify('SUCCESS', t('exam-console.announced'))
      onAnnounced()
      onClose()
      return {}
    },
  })
}

function useProblemChoices(groupAssessmentId: number): readonly SelectOption<string>[] {
  const { data: problems = [] } = useListProblemsToAnnounceQuery({ params: { groupAssessmentId } })
  return [
    { value: noProblem, label: t('exam-console.announce.about.none') },
    ...problems.map(({ itemKey, position, name }) => ({ value: String(itemKey), label: `${position}. ${name}` })),
  ]
}

/** Tells the whole room or some learners something, at once. */
export function AnnounceDialog(props: AnnounceDialogProps) {
  const { groupAssessmentId, chosen, onClose } = props
  const form = useAnnouncement(props)
  const problems = useProblemChoices(groupAssessmentId)
  const { control } = form
  return (
    <FormDialog
      form={form}
      title={
        chosen
          ? t('exam-console.announce.toStudents', { count: chosen.length })
          : t('exam-console.announce.toEverybody')
      }
      submitLabel={t('exam-console.announce')}
      maxWidth="xs"
      onClose={onClose}
    >
      <FormNotes form={form} title={t('exam-console.announce.notDone')} />
      <p>{t('exam-console.announce.explain')}</p>
      <SelectField
        control={control}
        name="about"
        label={t('exam-console.announce.about')}
        options={problems}
        hint={t('exam-console.announce.about.hint')}
      />
      <TextField
        control={control}
        name="text"
        label={t('exam-console.announce.text')}
        input={{ maxLength: announcementMaximumLength }}
        isMultiline
        minRows={3}
        isRequired
      />
      <CheckboxField control={control} name="isUrgent" label={t('exam-console.announce.urgent')} />
    </FormDialog>
  )
}
