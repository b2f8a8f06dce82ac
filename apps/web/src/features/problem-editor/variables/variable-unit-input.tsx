import { t } from '@isomorph/messages'
import { TextInput } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { useFieldError } from '../draft/editor-context.ts'

interface VariableUnitInputProps {
  readonly value: string | undefined
  readonly path: string
  readonly hint?: string
  /** Nothing where no unit is said. */
  readonly onChange: (unit: string | undefined) => void
}

/** What the values of a variable are in. It is checked in formulas and never converts a value. */
export function VariableUnitInput({ value, path, hint, onChange }: VariableUnitInputProps): ReactNode {
  const error = useFieldError(`${path}.parameters.unit`)
  return (
    <TextInput
      label={t('problem-editor.variable.unit')}
      placeholder={t('problem-editor.variable.unit.none')}
      hint={hint ?? t('problem-editor.variable.unit.hint')}
      value={value ?? ''}
      error={error}
      input={{ spellCheck: false, autoCapitalize: 'off' }}
      onChange={(text) => onChange(text.trim() === '' ? undefined : text)}
    />
  )
}

/** The parameters with a unit, or without one. */
export function withUnit<P extends { readonly unit?: string }>(parameters: P, unit: string | undefined): P {
  const { unit: _, ...others } = parameters
  return (unit === undefined ? others : { ...others, unit }) as P
}
