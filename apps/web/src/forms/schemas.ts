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

/** The bounds of a number, as people read them. */
export interface Bounds {
  readonly least: string
  readonly most: string
}

function boundsOf({ minValue, maxValue }: z.ZodNumber): Bounds {
  return { least: formatCount(minValue ?? 0), most: formatCount(maxValue ?? 0) }
}

/** `a whole number from 1 to 1,000` */
function rangeOf(number: z.ZodNumber): string {
  const { least, most } = boundsOf(number)
  return `a ${number.isInt ? 'whole ' : ''}number from ${least} to ${most}`
}

function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text)
}

/**
 * The text of a number, for a schema of the contract, whose bounds the message names: `numberText(minutes, 'A time limit is')`
 * says “A time limit is a whole number from 1 to 10,080.” Empty is null. A sentence of a catalog takes the bounds when it is said.
 */
export function numberText<Out>(
  schema: z.ZodType<Out>,
  subject: string | ((bounds: Bounds) => string),
  parse = numberOf,
): z.ZodType<Out, string> {
  const number = numberWithin(schema)
  const message = () => (typeof subject === 'string' ? `${subject} ${rangeOf(number)}.` : subject(boundsOf(number)))
  return z
    .string()
    .transform(parse)
    .pipe(saying(schema, message) as z.ZodType<Out, number | null>)
}
