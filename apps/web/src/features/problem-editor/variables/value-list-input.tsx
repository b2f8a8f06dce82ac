import { TextInput } from '@isomorph/ui'
import { useState, type ReactNode } from 'react'
import { useFieldError } from '../draft/editor-context.ts'
import { readValues, writeValues } from './value-list.ts'

interface ValueListInputProps {
  readonly label: string
  readonly hint: string
  readonly values: readonly string[]
  readonly path: string
  readonly isShort?: boolean
  readonly onChange: (values: readonly string[]) => void
}

/** A list of values as text; what is typed stays as typed until the field is left. */
export function ValueListInput({
  label,
  hint,
  values,
  path,
  isShort = false,
  onChange,
}: ValueListInputProps): ReactNode {
  const error = useFieldError(path)
  const written = isShort ? values.join(', ') : writeValues(values)
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      label={label}
      hint={hint}
      error={error}
      value={typed ?? written}
      isMultiline={!isShort}
      minRows={3}
      onChange={(text) => {
        setTyped(text)
        onChange(readValues(text))
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
