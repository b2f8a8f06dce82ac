import { emailSchema } from '@isomorph/contract/schemas'
import { linkMinutes } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, MessageBand } from '@isomorph/ui'
import { useState } from 'react'
import { z } from 'zod'
import { outcomeBeforeSignIn } from '../outcome-before-sign-in.ts'
import { TextField } from '../../../forms/field.tsx'
import { Form, FormNotes } from '../../../forms/form.tsx'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import { useRequestPasswordResetMutation } from '../sign-in.api.ts'
import { EntryFields, EntryText } from '../sign-in.styles.ts'

const schema = z.object({ email: emailSchema })
const empty = { email: '' }

/** Asks for a link. What is said afterwards does not tell who exists. */
export function RequestResetForm() {
  const [askedFor, setAskedFor] = useState<string | null>(null)
  const [request] = useRequestPasswordResetMutation()
  const form = useSchemaForm({
    schema,
    saved: empty,
    async save(body) {
      const outcome = await request({ body })
      if (!outcome.error) setAskedFor(body.email)
      return outcomeBeforeSignIn(outcome)
    },
  })
  if (askedFor !== null) {
    return (
      <>
        <MessageBand tone="success" role="status">
          {t('sign-in.reset.sent', { email: askedFor, minutes: linkMinutes.resetPassword })}
        </MessageBand>
        <Button href="/login">{t('sign-in.reset.back')}</Button>
      </>
    )
  }
  return (
    <Form form={form}>
      <EntryFields>
        <FormNotes form={form} />
        <EntryText>{t('sign-in.reset.explain')}</EntryText>
        <TextField
          control={form.control}
          name="email"
          label={t('sign-in.reset.email')}
          type="email"
          autoComplete="email"
        />
        <Button type="submit" variant="contained" disabled={form.isBusy}>
          {t('sign-in.reset.send')}
        </Button>
        <Button href="/login">{t('sign-in.reset.back')}</Button>
      </EntryFields>
    </Form>
  )
}
