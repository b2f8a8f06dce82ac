import type { MathfieldElement } from 'mathlive'
import type { MathFieldProps } from './math-field-props.ts'

type Description = Required<
  Pick<MathFieldProps, 'label' | 'isInvalid' | 'isReadOnly' | 'placeholder' | 'description' | 'id'>
>

function setAttribute(field: MathfieldElement, name: string, value: string): void {
  if (value === '') field.removeAttribute(name)
  else field.setAttribute(name, value)
}

/** What the field is called, and what is said of it. */
export function describeField(field: MathfieldElement, described: Description): void {
  field.readOnly = described.isReadOnly
  field.placeholder = described.placeholder === '' ? '' : `\\text{${described.placeholder}}`
  setAttribute(field, 'aria-label', described.label)
  setAttribute(field, 'aria-invalid', described.isInvalid ? 'true' : '')
  setAttribute(field, 'aria-description', described.description)
  setAttribute(field, 'id', described.id)
}
