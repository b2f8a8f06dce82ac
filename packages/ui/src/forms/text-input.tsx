import OutlinedInput from '@mui/material/OutlinedInput'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { FormField, type FieldProps } from './form-field.tsx'

export interface TextInputProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  type?: 'text' | 'password' | 'email' | 'number' | 'date' | 'datetime-local'
  isMultiline?: boolean
  minRows?: number
  isDisabled?: boolean
  placeholder?: string
  /** The first field of a dialog that somebody has just opened. */
  autoFocus?: boolean
  autoComplete?: string
  endAdornment?: ReactNode
  inputRef?: Ref<HTMLInputElement>
  /** Anything else the native input should carry: min, max, step, inputMode, list. */
  input?: InputHTMLAttributes<HTMLInputElement>
}

/** A labelled text field. */
export function TextInput({
  value,
  onChange,
  onBlur,
  type = 'text',
  isMultiline = false,
  minRows = 3,
  isDisabled = false,
  placeholder,
  autoFocus = false,
  autoComplete,
  endAdornment,
  inputRef,
  input,
  ...field
}: TextInputProps) {
  return (
    <FormField {...field}>
      {(control) => (
        <OutlinedInput
          fullWidth
          size="small"
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => onBlur?.()}
          error={control['aria-invalid']}
          disabled={isDisabled}
          multiline={isMultiline}
          {...(isMultiline ? { minRows } : {})}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only for the first field of a dialog that somebody has opened
          autoFocus={autoFocus}
          endAdornment={endAdornment}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(autoComplete === undefined ? {} : { autoComplete })}
          {...(inputRef === undefined ? {} : { inputRef })}
          slotProps={{ input: { ...input, ...control, 'aria-required': field.isRequired ?? false } }}
        />
      )}
    </FormField>
  )
}
