import { webhookEvents, type WebhookDraft } from '@isomorph/contract'
import { webhookDraftSchema } from '@isomorph/contract/schemas'
import { t } from '@isomorph/messages'
import { CheckboxField, TextField } from '../../../forms/field.tsx'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { FormNotes } from '../../../forms/form.tsx'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import { Choices } from '../choices.tsx'
import { eventOptionOf } from './webhook-labels.ts'

interface WebhookDialogProps {
  readonly title: string
  readonly submitLabel: string
  readonly saved: WebhookDraft
  readonly onSave: (draft: WebhookDraft) => Promise<{ readonly error?: unknown }>
  readonly onClose: () => void
}

/** Makes or changes a webhook. */
export function WebhookDialog({ title, submitLabel, saved, onSave, onClose }: WebhookDialogProps) {
  const form = useSchemaForm({ schema: webhookDraftSchema, saved, save: onSave })
  const issue = form.issues.find(({ field }) => field === 'events')
  return (
    <FormDialog form={form} title={title} submitLabel={submitLabel} onClose={onClose}>
      <FormNotes form={form} title={t('webhooks.notSaved')} />
      <TextField
        control={form.control}
        name="name"
        label={t('installation.tokens.for')}
        placeholder={t('webhooks.for.example')}
      />
      <TextField
        control={form.control}
        name="address"
        label={t('webhooks.address')}
        placeholder="https://hooks.example.edu/isomorph"
      />
      <Choices
        legend={t('webhooks.events')}
        options={webhookEvents.map(eventOptionOf)}
        chosen={form.values.events}
        error={form.tries > 0 ? issue?.message : undefined}
        onChange={(chosen) => form.methods.setValue('events', chosen, { shouldDirty: true })}
      />
      <CheckboxField control={form.control} name="isEnabled" label={t('webhooks.on')} />
    </FormDialog>
  )
}
