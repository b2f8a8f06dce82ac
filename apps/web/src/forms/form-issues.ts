import type { FieldError } from '@isomorph/ui'
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { requestErrorOf } from '../data/request-error.ts'

/** What is wrong with one field. */
export interface FieldIssue {
  /** As the form names it: `name`, `items.2.points`. */
  readonly field: string
  readonly message: string
  /** The server says so; otherwise the schema. */
  readonly isRefusal: boolean
}

const refusal = 'refusal'

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function issuesBelow(error: unknown, field: string): FieldIssue[] {
  if (!isObject(error)) return []
  const { message, type } = error
  if (typeof message === 'string') return [{ field, message, isRefusal: type === refusal }]
  return Object.entries(error).flatMap(([key, each]) => issuesBelow(each, `${field}.${key}`))
}

/** What is wrong with the fields of a form, in their order. */
export function fieldIssuesOf<V extends FieldValues>(errors: FieldErrors<V>, fields: readonly string[]): FieldIssue[] {
  const byField: Readonly<Record<string, unknown>> = errors
  return fields.flatMap((field) => issuesBelow(byField[field], field))
}

/** What the server said of none of the fields. */
export function generalIssuesOf<V extends FieldValues>({ root }: FieldErrors<V>): FieldError[] {
  return issuesBelow(root, 'root').map(({ message }) => ({ message }))
}

function hasPath(values: unknown, path: readonly string[]): boolean {
  const [first, ...rest] = path
  return first === undefined || (isObject(values) && first in values && hasPath(values[first], rest))
}

/** The field that a path of a body is about, where the form has it. An entry of a list, `people.2`, is about the list. */
function fieldOf(path: string, values: unknown): string | undefined {
  const parts = path.split('.')
  const candidates = [parts, parts.slice(1), parts.slice(0, 1)]
  return candidates.find((each) => each.length > 0 && hasPath(values, each))?.join('.')
}

interface SortedRefusal {
  readonly fields: ReadonlyMap<string, string>
  readonly general: readonly string[]
}

/** What the server said: of fields of the form, and of anything else. */
function sortRefusal(error: unknown, values: FieldValues): SortedRefusal {
  const { errors = [], detail } = requestErrorOf(error)
  const fields = new Map<string, string>()
  const general: string[] = errors.length === 0 ? [detail] : []
  for (const { path, message } of errors) {
    const field = fieldOf(path, values)
    const before = field === undefined ? undefined : fields.get(field)
    if (field === undefined) general.push(message)
    else fields.set(field, before === undefined ? message : `${before} ${message}`)
  }
  return { fields, general }
}

/** Puts a refusal where it belongs: beside the fields that it names, the rest at the top of the form. */
export function showRefusal<In extends FieldValues, Out>(
  { getValues, setError }: UseFormReturn<In, unknown, Out>,
  error: unknown,
  takesFocus: boolean,
): void {
  const values = getValues()
  const { fields, general } = sortRefusal(error, values)
  const order = Object.keys(values)
  const rankOf = (field: string) => order.indexOf(field.split('.')[0] ?? field)
  const sorted = [...fields].toSorted(([a], [b]) => rankOf(a) - rankOf(b))
  for (const [index, message] of general.entries()) setError(`root.${index}`, { type: refusal, message })
  for (const [index, [field, message]] of sorted.entries()) {
    const shouldFocus = takesFocus && index === 0
    setError(field as FieldPath<In>, { type: refusal, message }, { shouldFocus })
  }
}

/** The issues for an `ErrorSummary`, whose links lead to the fields with ids such as `course-name`. */
export function summaryOf(issues: readonly FieldIssue[], idPrefix: string): FieldError[] {
  return issues.map(({ field, message }) => ({ fieldId: `${idPrefix}-${field}`, message }))
}
