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

/** The field that a path is about, where this form has it; an entry of a list, `people.2`, is about the list. */
function fieldOf(path: string, fields: readonly string[]): string | undefined {
  return [path, path.split('.')[0] ?? path].find((each) => fields.includes(each))
}

/**
 * What the server said of the last try: beside the fields that it names, and at the top what has no field here. The next
 * try begins without an error.
 */
export function useRefusal(error: unknown, fields: readonly string[]): ShownRefusal {
  const form = useRef<HTMLFormElement>(null)
  const refusals = error ? refusalsOf(requestErrorOf(error)) : []
  const errors: Record<string, string> = {}
  const general: { readonly message: string }[] = []
  for (const { path, message } of refusals) {
    const field = fieldOf(path, fields)
    if (field === undefined) general.push({ message })
    else errors[field] = errors[field] === undefined ? message : `${errors[field]} ${message}`
  }
  const isOfField = Object.keys(errors).length > 0
  useEffect(() => {
    if (isOfField) focusFirstWrongField(form.current)
  }, [isOfField])
  return { form, errors, general }
}
