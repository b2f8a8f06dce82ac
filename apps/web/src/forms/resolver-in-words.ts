import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { requestErrorOf } from '../data/request-error.ts'

/** What a schema says of a field, as if the server had said it: in the language of the page once its words are there. */
function inWords(message: string): string {
  const { errors = [] } = requestErrorOf({ status: 400, title: '', detail: '', errors: [{ path: '', message }] })
  return errors[0]?.message ?? message
}

/** Puts the messages of all fields, of lists and of groups of fields into words. `ref` is the element of a field. */
function errorsInWords(error: unknown): unknown {
  if (Array.isArray(error)) return error.map(errorsInWords)
  if (typeof error !== 'object' || error === null) return error
  return Object.fromEntries(
    Object.entries(error).map(([name, value]: [string, unknown]) => {
      if (name === 'ref') return [name, value]
      return [name, name === 'message' && typeof value === 'string' ? inWords(value) : errorsInWords(value)]
    }),
  )
}

/** Checks what is typed against a schema of the contract, whose sentences are English. */
export function resolverInWords<In extends FieldValues, Out>(schema: z.ZodType<Out, In>): Resolver<In, unknown, Out> {
  const resolve = zodResolver(schema)
  return async (...typed) => {
    const checked = await resolve(...typed)
    return 'errors' in checked && Object.keys(checked.errors).length > 0
      ? { values: {}, errors: errorsInWords(checked.errors) as FieldErrors<In> }
      : checked
  }
}
