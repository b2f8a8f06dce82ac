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
        label="Message"
        isMultiline
        hint="When will it be back? Without a message the screen says that the product is being worked on."
      />
      <TextField
        control={control}
        name="allowedIdentifiers"
        label="People who may go on"
        isMultiline
        input={{ spellCheck: false, autoCapitalize: 'none' }}
        hint="User names or e-mail addresses, one per line. People who may change this page always get in."
      />
    </>
  )
}
