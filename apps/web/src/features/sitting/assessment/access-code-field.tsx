import { t } from '@isomorph/messages'
import { TextInput } from '@isomorph/ui'

/** Few sittings ask for a code, so the field is fetched by those that do. */
export function AccessCodeField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <TextInput label={t('sitting-start.accessCode')} value={value} onChange={onChange} autoComplete="off" isRequired />
  )
}
