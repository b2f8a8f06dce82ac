import { t } from '@isomorph/messages'
import { useFormContext } from 'react-hook-form'
import { TextField } from '../../../forms/field.tsx'
import { Days } from './terms.styles.ts'
import type { TermDraft } from './use-term-form.ts'

/** The fields of a term. */
export function TermFields() {
  const { control } = useFormContext<TermDraft>()
  return (
    <>
      <TextField control={control} name="name" label={t('shared.name')} isRequired autoFocus />
      <Days>
        <TextField control={control} name="firstDay" label={t('installation.terms.firstDay')} type="date" isRequired />
        <TextField control={control} name="lastDay" label={t('installation.terms.lastDay')} type="date" isRequired />
      </Days>
    </>
  )
}
