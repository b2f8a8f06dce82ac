import { t } from '@isomorph/messages'
import { z } from 'zod'
import { formatCount } from '../numbers/counts.ts'
import { typedNumber } from '../numbers/typed-number.ts'

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
interface NumberRange {
  readonly least: string
  readonly most: string
}

/** What is said of a number: its sentence, or how that begins: `A time limit is`. */
type SaidOfNumber = string | ((range: NumberRange) => string)

/** `A time limit is a whole number from 1 to 1,000.` */
function rangeSentence({ minValue, maxValue, isInt }: z.ZodNumber, said: SaidOfNumber): string {
  const range = { least: formatCount(minValue ?? 0), most: formatCount(maxValue ?? 0) }
  if (typeof said !== 'string') return said(range)
  return t('shared.form.range', { ...range, subject: said, isWhole: isInt ? 'yes' : 'other' })
}

/**
 * The text of a number, for a schema of the contract, whose bounds the message names: `numberText(minutes, 'A time limit is')`
 * says “A time limit is a whole number from 1 to 10,080.” With a message of a catalog, `(range) => t('…', range)`, that is the
 * whole sentence. Empty is null.
 */
export function numberText<Out>(
  schema: z.ZodType<Out>,
  said: SaidOfNumber,
  parse = typedNumber,
): z.ZodType<Out, string> {
  const number = numberWithin(schema)
  return z
    .string()
    .transform(parse)
    .pipe(saying(schema, () => rangeSentence(number, said)) as z.ZodType<Out, number | null>)
}
