import { emailSchema } from '@isomorph/contract/schemas'
import { formatLinkLifetime } from '@isomorph/contract'
import { Button, MessageBand } from '@isomorph/ui'
import { useState } from 'react'
import { z } from 'zod'
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
      return outcome
    },
  })
  if (askedFor !== null) {
    return (
      <>
        <MessageBand tone="success" role="status">
          {`If ${askedFor} belongs to an account, a link is on its way. It counts for ${formatLinkLifetime('resetPassword')}, once.`}
        </MessageBand>
        <Button href="/login">Back to log in</Button>
      </>
    )
  }
  return (
    <Form form={form}>
      <EntryFields>
        <FormNotes form={form} />
        <EntryText>We send you a link with which you choose a new password.</EntryText>
        <TextField control={form.control} name="email" label="E-mail" type="email" autoComplete="email" />
        <Button type="submit" variant="contained" disabled={form.isBusy}>
          Send the link
        </Button>
        <Button href="/login">Back to log in</Button>
      </EntryFields>
    </Form>
  )
}
