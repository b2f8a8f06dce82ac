import { saidBySchema, schemaTexts } from '@isomorph/contract'
import type { z } from 'zod'
import { platformRefusals } from '../refusals/common.errors.ts'
import { Refusal, type FieldError } from '../refusals/refusals.ts'

/** Where a value came from; fields of the body are named without a prefix, as screens know them. */
type Source = 'params' | 'query' | 'body'

type Issue = z.core.$ZodIssue

function pathOf(issue: Issue, parents: readonly PropertyKey[]): string {
  return [...parents, ...issue.path].map(String).join('.')
}

const unknown = { message: schemaTexts.write('fieldUnknown'), reason: { code: 'fieldUnknown', params: {} } } as const

function fieldErrors(issues: readonly Issue[], parents: readonly PropertyKey[] = []): FieldError[] {
  return issues.flatMap((issue): FieldError[] => {
    const path = pathOf(issue, parents)
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path: path === '' ? key : `${path}.${key}`, ...unknown }))
    if (issue.code === 'invalid_union') {
      // The branch that came furthest says most about what is meant.
      const branch = issue.errors.toSorted((a, b) => (b[0]?.path.length ?? 0) - (a[0]?.path.length ?? 0))[0]
      if (branch && branch.length > 0) return fieldErrors(branch, [...parents, ...issue.path])
    }
    return [{ path, message: issue.message, reason: saidBySchema(issue.message) }]
  })
}

/** The first faults are enough to go on with; a hostile body could have thousands. */
const maximumErrors = 50

/** What is wrong with each field of a value that did not pass its schema. */
export function fieldErrorsOf({ issues }: Pick<z.core.$ZodError, 'issues'>): FieldError[] {
  return fieldErrors(issues).slice(0, maximumErrors)
}

/** Reads a value through its schema, or refuses naming every field. An id in the path that is none names nothing. */
export function validate<S extends z.ZodType>(schema: S | undefined, value: unknown, source: Source): z.output<S> {
  if (schema === undefined) return undefined as z.output<S>
  const result = schema.safeParse(source === 'body' ? value : { ...(value as object) })
  if (result.success) return result.data
  const errors = fieldErrorsOf(result.error)
  const kind = source === 'params' ? platformRefusals.notFound : platformRefusals.invalidInput
  throw new Refusal(kind, { errors })
}
