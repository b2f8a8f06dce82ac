import { reasonMaximumLength, type LateEvidence } from '@isomorph/contract'
import { z } from 'zod'
import { TextField } from '../../forms/field.tsx'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormNotes } from '../../forms/form.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { displayName } from '../../entities/person/names.ts'

const schema = z.object({ reason: z.string().trim().min(1, 'Give a reason.').max(reasonMaximumLength) })

interface DeclineDialogProps {
  readonly late: LateEvidence
  readonly onDecline: (reason: string) => Promise<{ readonly error?: unknown }>
  readonly onClose: () => void
}

/** Declines late work, with a reason that its learner reads. */
export function DeclineDialog({ late, onDecline, onClose }: DeclineDialogProps) {
  const form = useSchemaForm({
    schema,
    saved: { reason: '' },
    backup: `decline ${late.id}`,
    async save({ reason }) {
      const outcome = await onDecline(reason)
      if (!outcome.error) onClose()
      return outcome
    },
  })
  return (
    <FormDialog form={form} title="Decline late work" submitLabel="Decline" maxWidth="xs" onClose={onClose}>
      <FormNotes form={form} title="This could not be declined" />
      <p>What {displayName(late.learner)} sent stays on record and does not count.</p>
      <TextField
        control={form.control}
        name="reason"
        label="Reason, which the student reads"
        input={{ maxLength: reasonMaximumLength }}
        isMultiline
        isRequired
      />
    </FormDialog>
  )
}
