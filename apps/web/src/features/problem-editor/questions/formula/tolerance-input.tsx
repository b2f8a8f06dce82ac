import { SelectInput, TextInput } from '@isomorph/ui'
import type { Tolerance } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { useFieldError } from '../../draft/editor-context.ts'

const kinds = [
  { value: 'none', label: 'Exact' },
  { value: 'Percentage', label: 'Percentage' },
  { value: 'Unit', label: 'Absolute' },
] as const

/** How far off a right answer may be. Two fields for a row of fields. */
export function ToleranceInput({
  value,
  path,
  onChange,
}: {
  value: Tolerance | undefined
  path: string
  onChange: (tolerance: Tolerance | undefined) => void
}): ReactNode {
  const error = useFieldError(path)
  return (
    <>
      <SelectInput
        label="Tolerance"
        value={value?.kind ?? 'none'}
        options={kinds}
        onChange={(kind) => onChange(kind === 'none' ? undefined : { kind, value: value?.value ?? '1' })}
      />
      {value && (
        <TextInput
          label={value.kind === 'Percentage' ? 'Percent off at most' : 'Off at most'}
          value={value.value}
          error={error}
          input={{ inputMode: 'decimal' }}
          endAdornment={value.kind === 'Percentage' ? '%' : undefined}
          onChange={(text) => onChange({ ...value, value: text })}
        />
      )}
    </>
  )
}
