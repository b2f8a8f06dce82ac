import { webhookEvents, type WebhookDraft } from '@isomorph/contract'
import { webhookDraftSchema } from '@isomorph/contract/schemas'
import { CheckboxField, TextField } from '../../../forms/field.tsx'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { FormNotes } from '../../../forms/form.tsx'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import { Choices } from '../choices.tsx'
import { eventOptionOf } from './webhook-words.ts'

interface WebhookDialogProps {
  readonly title: string
  readonly submitLabel: string
  readonly saved: WebhookDraft
  readonly onSave: (draft: WebhookDraft) => Promise<{ readonly error?: unknown }>
  readonly onClose: () => void
}

const eventOptions = webhookEvents.map(eventOptionOf)

/** Makes or changes a webhook. */
export function WebhookDialog({ title, submitLabel, saved, onSave, onClose }: WebhookDialogProps) {
  const form = useSchemaForm({ schema: webhookDraftSchema, saved, save: onSave })
  const issue = form.issues.find(({ field }) => field === 'events')
  return (
    <FormDialog form={form} title={title} submitLabel={submitLabel} onClose={onClose}>
      <FormNotes form={form} title="The webhook was not saved" />
      <TextField control={form.control} name="name" label="What it is for" placeholder="Gradebook of the registrar" />
      <TextField
        control={form.control}
        name="address"
        label="Address"
        placeholder="https://hooks.example.edu/isomorph"
      />
      <Choices
        legend="What it is told of"
        options={eventOptions}
        chosen={form.values.events}
        error={form.tries > 0 ? issue?.message : undefined}
        onChange={(chosen) => form.methods.setValue('events', chosen, { shouldDirty: true })}
      />
      <CheckboxField control={form.control} name="isEnabled" label="On" />
    </FormDialog>
  )
}
