import { t } from '@isomorph/messages'
import { Button, MessageBand } from '@isomorph/ui'
import type { SchemaForm } from '../../../forms/use-schema-form.ts'
import type { AssessmentDraft } from './assessment-draft.ts'

interface RenamedBandProps {
  readonly form: Pick<SchemaForm<AssessmentDraft, unknown>, 'methods' | 'values'>
  /** As it is stored now. */
  readonly name: string
}

/** Says that somebody else has changed the name that is being changed here: one of the two goes on. */
export function RenamedBand({ form, name }: RenamedBandProps) {
  const { methods, values } = form
  const { baseName } = values
  if (baseName === null || baseName === name || values.name === name) return null
  return (
    <MessageBand
      tone="warning"
      role="status"
      action={
        <>
          <Button size="small" onClick={() => methods.setValue('name', name, { shouldDirty: true })}>
            {t('assessments.renamed.takeTheirs')}
          </Button>
          <Button size="small" onClick={() => methods.setValue('baseName', name, { shouldDirty: true })}>
            {t('assessments.renamed.keepMine')}
          </Button>
        </>
      }
    >
      {t('assessments.renamed', { name })}
    </MessageBand>
  )
}
