import { useEffect, useRef, type RefObject } from 'react'
import { requestErrorOf } from '../data/request-error.ts'
import { refusalsOf, type FieldErrors } from './field-errors.ts'
import { focusFirstWrongField } from './first-wrong-field.ts'

interface ShownRefusal {
  /** For the form: the focus goes to its first wrong field when the server refuses one. */
  readonly form: RefObject<HTMLFormElement | null>
  /** What the server says of fields of this form. */
  readonly errors: FieldErrors
  /** What it says of anything else, for the top of the form. */
  readonly general: readonly { readonly message: string }[]
}

/**
 * What the server said of the last try: beside the fields that it names, and at the top what has no field here. The next
 * try begins without an error.
 */
export function useRefusal(error: unknown, fields: readonly string[]): ShownRefusal {
  const form = useRef<HTMLFormElement>(null)
  const refusals = error ? refusalsOf(requestErrorOf(error)) : []
  const ofFields = refusals.filter(({ path }) => fields.includes(path))
  const isOfField = ofFields.length > 0
  useEffect(() => {
    if (isOfField) focusFirstWrongField(form.current)
  }, [isOfField])
  return {
    form,
    errors: Object.fromEntries(ofFields.map(({ path, message }) => [path, message])),
    general: refusals.filter(({ path }) => !fields.includes(path)),
  }
}
