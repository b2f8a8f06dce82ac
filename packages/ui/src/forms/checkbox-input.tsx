import { styled } from '@mui/material/styles'
import { useId, type ReactNode, type Ref } from 'react'
import { color, fontSize } from '../theme/tokens.ts'

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: '20px 1fr',
  columnGap: 10,
  alignItems: 'start',
  alignContent: 'start',
  fontSize: fontSize.table,
  '& input': { width: 18, height: 18, margin: '2px 0 0', accentColor: color.primary },
  '& p': { gridColumn: 2, margin: 0, fontSize: fontSize.small, color: color.textSecond },
})

export interface CheckboxInputProps {
  label: ReactNode
  hint?: ReactNode
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  onBlur?: () => void
  isDisabled?: boolean
  inputRef?: Ref<HTMLInputElement>
}

/** A labelled yes or no. */
export function CheckboxInput({
  label,
  hint,
  isChecked,
  onChange,
  onBlur,
  isDisabled = false,
  inputRef,
}: CheckboxInputProps) {
  const id = useId()
  return (
    <Root>
      <input
        type="checkbox"
        {...(inputRef === undefined ? {} : { ref: inputRef })}
        id={id}
        onBlur={onBlur}
        checked={isChecked}
        disabled={isDisabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </Root>
  )
}
