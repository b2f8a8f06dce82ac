import { reasonMaximumLength, type LateEvidence } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { z } from 'zod'
import { TextField } from '../../forms/field.tsx'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormNotes } from '../../forms/form.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { displayName } from '../../entities/person/names.ts'

const schema = z.object({
  reason: z
    .string()
    .trim()
    .min(1, { error: () => t('late-evidence.decline.reason.missing') })
    .max(reasonMaximumLength),
})

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
    backup: `decline:${late.id}`,
    async save({ reason }) {
      const outcome = await onDecline(reason)
      if (!outcome.error) onClose()
      return outcome
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('late-evidence.decline.title')}
      submitLabel={t('late-evidence.decline.decline')}
      maxWidth="xs"
      onClose={onClose}
    >
      <FormNotes form={form} title={t('late-evidence.decline.notDone')} />
      <p>{t('late-evidence.decline.explain', { name: displayName(late.learner) })}</p>
      <TextField
        control={form.control}
        name="reason"
        label={t('late-evidence.decline.reason')}
        input={{ maxLength: reasonMaximumLength }}
        isMultiline
        isRequired
      />
    </FormDialog>
  )
}
