import { AnswerText } from './text-field.styles.ts'

interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly isMultiline: boolean
  readonly isReadOnly: boolean
  readonly describedBy: string
  readonly onChange: (value: string) => void
}

/** A word, or a few sentences. */
export function TextField({ label, value, isMultiline, isReadOnly, describedBy, onChange }: TextFieldProps) {
  return (
    <AnswerText
      size="small"
      fullWidth
      value={value}
      readOnly={isReadOnly}
      multiline={isMultiline}
      {...(isMultiline ? { minRows: 4 } : {})}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        input: { 'aria-label': label, 'aria-describedby': describedBy, autoComplete: 'off', spellCheck: isMultiline },
      }}
    />
  )
}
