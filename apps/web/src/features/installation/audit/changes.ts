/** One field of an act, before and after; undefined where it was not there. */
export interface Change {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (value === null || value === undefined) return {}
  return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : { value }
}

/** What an act changed, field by field. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return fields.map((field) => ({ field, before: was[field], after: is[field] }))
}

/** Whether a field says the same before and after. */
export function isUnchanged({ before, after }: Change): boolean {
  return JSON.stringify(before) === JSON.stringify(after)
}
