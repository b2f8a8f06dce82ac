import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { z } from 'zod'
import { outcomeInWords } from '../../../entities/sign-in-refusal/refusal.ts'
import { Form, FormNotes } from '../../../forms/form.tsx'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import { presentPasswordSchema } from '../account-schemas.ts'
import { CardActs, FieldRows } from '../account.styles.ts'
import { CurrentPasswordField } from '../current-password-field.tsx'

const schema = z.object({ currentPassword: presentPasswordSchema })
const empty = { currentPassword: '' }

/** How a change that takes the password ended. */
export interface Proved {
  readonly error?: unknown
}

interface PasswordQuestionProps {
  readonly submitLabel: string
  readonly onProve: (currentPassword: string) => Promise<Proved>
  readonly onCancel: () => void
}

/** Asks for the present password before a change. */
export function PasswordQuestion({ submitLabel, onProve, onCancel }: PasswordQuestionProps) {
  const form = useSchemaForm({
    schema,
    saved: empty,
    secrets: ['currentPassword'],
    save: async ({ currentPassword }) => outcomeInWords(await onProve(currentPassword)),
  })
  return (
    <Form form={form}>
      <FieldRows>
        <FormNotes form={form} title={t('account.proof.notChanged')} />
        <CurrentPasswordField />
        <CardActs>
          <Button type="submit" variant="contained" disabled={form.isBusy}>
            {submitLabel}
          </Button>
          <Button onClick={onCancel}>{t('account.cancel')}</Button>
        </CardActs>
      </FieldRows>
    </Form>
  )
}
