import { styled } from '@mui/material/styles'
import type { Ref } from 'react'
import { Icon } from '../icons.tsx'
import { color, fontSize, radius } from '../theme/tokens.ts'
import { FormField, type FieldProps } from './form-field.tsx'

/** The browser's own list of choices: works by keyboard, touch and screen reader everywhere. */
export const NativeSelect = styled('select')({
  appearance: 'none',
  // Within an opened <details>, the browser's own slot keeps the page's border-box from being inherited.
  boxSizing: 'border-box',
  font: 'inherit',
  fontSize: fontSize.body,
  color: color.text,
  backgroundColor: color.surface,
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  paddingBlock: 7,
  paddingInline: '12px 36px',
  width: '100%',
  minHeight: 40,
  // What is chosen is read whole: a long choice takes a second line.
  whiteSpace: 'normal',
  '&:hover': { borderColor: color.text },
  '&[aria-invalid="true"]': { borderColor: color.error },
  '&:disabled': { opacity: 0.6 },
})

const Frame = styled('div')({
  position: 'relative',
  '& svg': { position: 'absolute', insetInlineEnd: 10, top: 10, pointerEvents: 'none' },
})

export interface SelectOption<V extends string> {
  readonly value: V
  readonly label: string
}

export interface SelectInputProps<V extends string> extends FieldProps {
  value: V
  options: readonly SelectOption<V>[]
  onChange: (value: V) => void
  onBlur?: () => void
  isDisabled?: boolean
  inputRef?: Ref<HTMLSelectElement>
}

/** A labelled choice of one. */
export function SelectInput<V extends string>({
  value,
  options,
  onChange,
  onBlur,
  isDisabled = false,
  inputRef,
  ...field
}: SelectInputProps<V>) {
  return (
    <FormField {...field}>
      {(control) => (
        <Frame>
          <NativeSelect
            {...control}
            {...(inputRef === undefined ? {} : { ref: inputRef })}
            value={value}
            onBlur={onBlur}
            disabled={isDisabled}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value)
              if (chosen) onChange(chosen.value)
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect>
          <Icon name="chevronDown" size={18} />
        </Frame>
      )}
    </FormField>
  )
}
