import { useState } from 'react'
import type { FieldProps } from './form-field.tsx'
import { uiText } from '../texts.ts'
import { TextInput } from './text-input.tsx'

interface WholeNumberInputProps extends Omit<FieldProps, 'children' | 'error'> {
  readonly value: number
  readonly minimum: number
  readonly maximum: number
  readonly onChange: (value: number) => void
}

/** A whole number in a range. It may be empty or out of range while it is typed in; the last number that was in range stays then. */
export function WholeNumberInput({ value, minimum, maximum, onChange, ...field }: WholeNumberInputProps) {
  const [typed, setTyped] = useState<string>()
  const numberOf = (text: string) => {
    const number = Number(text)
    return /^\d+$/.test(text) && number >= minimum && number <= maximum ? number : undefined
  }
  const isWrong = typed !== undefined && numberOf(typed) === undefined
  return (
    <TextInput
      {...field}
      value={typed ?? String(value)}
      input={{ inputMode: 'numeric' }}
      error={isWrong ? uiText('ui.wholeNumber', { least: String(minimum), most: String(maximum) }) : undefined}
      onChange={(text) => {
        setTyped(text)
        const number = numberOf(text)
        if (number !== undefined) onChange(number)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
