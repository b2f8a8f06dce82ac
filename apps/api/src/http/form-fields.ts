/** What a form or the query of an address brought, by name. */
export type FormFields = Readonly<Record<string, unknown>>

export function fieldsOf(input: unknown): FormFields {
  return typeof input === 'object' && input !== null ? (input as FormFields) : {}
}

/** The text of a field; undefined where it is missing, empty, longer than allowed, or given more than once. */
export function textOf(fields: FormFields, name: string, longest = Number.POSITIVE_INFINITY): string | undefined {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined
  return typeof value === 'string' && value !== '' && value.length <= longest ? value : undefined
}
