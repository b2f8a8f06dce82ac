import { t } from '@isomorph/messages'
import { useFormContext } from 'react-hook-form'
import { TextField } from '../../../forms/field.tsx'
import type { DowntimeDraft } from './use-downtime-form.ts'

/** What the downtime screen says, and who never sees it. */
export function DowntimeFields() {
  const { control } = useFormContext<DowntimeDraft>()
  return (
    <>
      <TextField
        control={control}
        name="message"
        label={t('installation.downtime.message')}
        isMultiline
        hint={t('installation.downtime.message.hint')}
      />
      <TextField
        control={control}
        name="allowedIdentifiers"
        label={t('installation.downtime.people')}
        isMultiline
        input={{ spellCheck: false, autoCapitalize: 'none' }}
        hint={t('installation.downtime.people.hint')}
      />
    </>
  )
}
