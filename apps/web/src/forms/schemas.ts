import { z } from 'zod'
import { formatCount } from '../numbers/counts.ts'

/** A schema that says one sentence whatever is wrong; a sentence of a catalog is looked up when it is said. */
export function saying<Out, In>(schema: z.ZodType<Out, In>, message: string | (() => string)): z.ZodType<Out, In> {
  return z.custom<In>().transform((value, context) => {
    const { success, data } = schema.safeParse(value)
    if (success) return data
    context.addIssue({ code: 'custom', message: typeof message === 'string' ? message : message() })
    return z.NEVER
  })
}

/** The number inside a schema that may also take null or nothing. */
function numberWithin(schema: z.ZodType): z.ZodNumber {
  if (schema instanceof z.ZodNumber) return schema
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) {
    return numberWithin(schema.unwrap() as z.ZodType)
  }
  throw new Error('This schema takes no number.')
}

/** `a whole number from 1 to 1,000` */
function rangeOf({ minValue, maxValue, isInt }: z.ZodNumber): string {
  const most = formatCount(maxValue ?? 0)
  return `a ${isInt ? 'whole ' : ''}number from ${minValue} to ${most}`
}

function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text)
}

/**
 * The text of a number, for a schema of the contract, whose bounds the message names: `numberText(minutes, 'A time limit is')`
 * says “A time limit is a whole number from 1 to 10,080.” Empty is null.
 */
export function numberText<Out>(schema: z.ZodType<Out>, subject: string, parse = numberOf): z.ZodType<Out, string> {
  const message = `${subject} ${rangeOf(numberWithin(schema))}.`
  return z
    .string()
    .transform(parse)
    .pipe(saying(schema, message) as z.ZodType<Out, number | null>)
}
