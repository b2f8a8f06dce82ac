import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { Icon } from '../icons.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { uiText } from '../texts.ts'
import { color, fontSize } from '../theme/tokens.ts'

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 })
const Label = styled('label')({ fontSize: fontSize.table, fontWeight: 620 })
const Hint = styled('p')({ margin: 0, fontSize: fontSize.small, color: color.textSecond })
const Wrong = styled('p')({ margin: 0, fontSize: fontSize.small, color: color.errorText, display: 'flex', gap: 4 })

/** What a control inside a field carries so that label, hint and error are read with it. */
export interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
}

export interface FieldProps {
  label: string
  /** The label is read, not seen: what stands around the field says what it is. */
  isLabelHidden?: boolean
  hint?: ReactNode
  /** What is wrong, beside the field; nothing while it is right. */
  error?: string | undefined
  isRequired?: boolean
  /** Given when an error summary links to the field. */
  id?: string
}

/** Label above, control, hint and error below. */
export function FormField({
  label,
  isLabelHidden = false,
  hint,
  error,
  isRequired = false,
  id,
  children,
}: FieldProps & { children: (control: ControlAttributes) => ReactNode }) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ') || undefined
  const written = (
    <Label htmlFor={controlId}>
      {label}
      {isRequired && (
        <span style={{ color: color.textSecond, fontWeight: 400 }} aria-hidden>
          {' '}
          {uiText('ui.required')}
        </span>
      )}
    </Label>
  )
  return (
    <Root>
      {/* Out of the flow as a whole: an empty line above would move the control off the others of its row. */}
      {isLabelHidden ? <VisuallyHidden>{written}</VisuallyHidden> : written}
      {children({ id: controlId, 'aria-describedby': describedBy, 'aria-invalid': error !== undefined })}
      {error && (
        <Wrong id={errorId}>
          <Icon name="alert" size={16} /> {error}
        </Wrong>
      )}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Root>
  )
}
