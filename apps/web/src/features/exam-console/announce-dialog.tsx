import { announcementMaximumLength, type Person } from '@isomorph/contract'
import { announcementTextSchema } from '@isomorph/contract/schemas'
import type { SelectOption } from '@isomorph/ui'
import { z } from 'zod'
import { useClientKey, useNotify } from '../../data/index.ts'
import { CheckboxField, SelectField, TextField } from '../../forms/field.tsx'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormNotes } from '../../forms/form.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { counted } from '../../numbers/counts.ts'
import { useAnnounceMutation, useListProblemsToAnnounceQuery } from './exam-console.api.ts'

const schema = z.object({
  text: announcementTextSchema.min(1, { message: 'Type what you want to say.' }),
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
    backup: `announcement ${groupAssessmentId}`,
    async save({ about, ...said }) {
      const body = { ...said, itemKey: about === noProblem ? null : Number(about) }
      const learners = chosen ? chosen.map(({ id }) => id) : ('everyone' as const)
      const outcome = await announce({
        params: { groupAssessmentId },
        body: { ...body, learners, clientKey: keyOf({ body, learners }) },
      })
      if (outcome.error) return outcome
      notify('SUCCESS', 'Announced')
      onAnnounced()
      onClose()
      return {}
    },
  })
}

function useProblemChoices(groupAssessmentId: number): readonly SelectOption<string>[] {
  const { data: problems = [] } = useListProblemsToAnnounceQuery({ params: { groupAssessmentId } })
  return [
    { value: noProblem, label: 'No single problem' },
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
      title={chosen ? `Announce to ${counted(chosen.length, 'student', 'students')}` : 'Announce to everybody'}
      submitLabel="Announce"
      maxWidth="xs"
      onClose={onClose}
    >
      <FormNotes form={form} title="This could not be announced" />
      <p>It appears above the problems of everybody who is at work, and stays until you withdraw it.</p>
      <SelectField
        control={control}
        name="about"
        label="About"
        options={problems}
        hint="Only those who were given the problem read it, with the number that it has for them."
      />
      <TextField
        control={control}
        name="text"
        label="Text"
        input={{ maxLength: announcementMaximumLength }}
        isMultiline
        minRows={3}
        isRequired
      />
      <CheckboxField control={control} name="isUrgent" label="Urgent: screen readers read it out at once" />
    </FormDialog>
  )
}
