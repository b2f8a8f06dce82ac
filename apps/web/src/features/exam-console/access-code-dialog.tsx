import { accessCodeMaximumLength } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { z } from 'zod'
import { useNotify } from '../../data/index.ts'
import { TextField } from '../../forms/field.tsx'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormNotes } from '../../forms/form.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { useSetAccessCodeMutation } from './exam-console.api.ts'
import { suggestCode } from './suggest-code.ts'

const schema = z.object({ accessCode: z.string().trim().max(accessCodeMaximumLength) })

interface AccessCodeDialogProps {
  readonly groupAssessmentId: number
  readonly hasAccessCode: boolean
  readonly onChanged: () => void
  readonly onClose: () => void
}

function AnotherCodeButton() {
  const { setValue } = useFormContext<z.infer<typeof schema>>()
  return (
    <div>
      <Button size="small" onClick={() => setValue('accessCode', suggestCode(), { shouldDirty: true })}>
        {t('exam-console.code.another')}
      </Button>
    </div>
  )
}

/** Sets the access code while an exam runs, with one ready to be taken. */
export function AccessCodeDialog({ groupAssessmentId, hasAccessCode, onChanged, onClose }: AccessCodeDialogProps) {
  const [setAccessCode] = useSetAccessCodeMutation()
  const notify = useNotify()
  const [saved] = useState(() => ({ accessCode: suggestCode() }))
  const form = useSchemaForm({
    schema,
    saved,
    backup: `access-code:${groupAssessmentId}`,
    secrets: ['accessCode'],
    async save({ accessCode }) {
      const body = { accessCode: accessCode === '' ? null : accessCode }
      const outcome = await setAccessCode({ params: { groupAssessmentId }, body })
      if (outcome.error) return outcome
      notify('SUCCESS', accessCode === '' ? t('exam-console.code.removed') : t('exam-console.code.changed'))
      onChanged()
      onClose()
      return {}
    },
  })
  return (
    <FormDialog
      form={form}
      title={hasAccessCode ? t('exam-console.code.change.title') : t('exam-console.code.set')}
      submitLabel={t('exam-console.code.save')}
      maxWidth="xs"
      onClose={onClose}
    >
      <FormNotes form={form} title={t('exam-console.code.notSaved')} />
      <p>{t('exam-console.code.explain')}</p>
      <TextField
        control={form.control}
        name="accessCode"
        label={t('exam-console.code.new')}
        autoComplete="off"
        hint={t('exam-console.code.new.hint')}
      />
      <AnotherCodeButton />
    </FormDialog>
  )
}
