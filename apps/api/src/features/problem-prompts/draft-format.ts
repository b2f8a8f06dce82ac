import { z } from 'zod'

/**
 * What the model is asked to write. It is far smaller than the content of a problem: text, formulas and numbers, nothing that
 * could link, embed or run anything. `null` instead of optional members, as the strict mode of endpoints wants all of them.
 */

const spelling = z.union([z.string(), z.number().transform(String)])

const variable = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('random'), name: z.string(), min: spelling, max: spelling, step: spelling }),
  z.strictObject({ kind: z.literal('list'), name: z.string(), values: z.array(spelling) }),
  z.strictObject({ kind: z.literal('calculated'), name: z.string(), formula: z.string(), decimals: z.number() }),
])

const question = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('number'),
    text: z.string(),
    formula: z.string(),
    tolerancePercent: z.number(),
    unit: z.string().nullable(),
  }),
  z.strictObject({ kind: z.literal('expression'), text: z.string(), formula: z.string() }),
  z.strictObject({
    kind: z.literal('choice'),
    text: z.string(),
    choices: z.array(z.strictObject({ text: z.string(), isRight: z.boolean() })),
  }),
])

export const modelDraftSchema = z.strictObject({
  name: z.string(),
  tags: z.array(z.string()),
  variables: z.array(variable),
  conditions: z.array(z.string()),
  statement: z.string(),
  questions: z.array(question),
  solution: z.string(),
})
export type ModelDraft = z.output<typeof modelDraftSchema>

/** The answers of the second solve, variant by variant. */
export const modelAnswersSchema = z.strictObject({
  variants: z.array(
    z.strictObject({
      variant: z.number(),
      answers: z.array(z.strictObject({ question: z.number(), answer: spelling })),
    }),
  ),
})
export type ModelAnswers = z.output<typeof modelAnswersSchema>

/** The first object in a text: models put it between fences or after a sentence in spite of what they are told. */
export function readJson(text: string): unknown {
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  if (from < 0 || to < from) return undefined
  try {
    return JSON.parse(text.slice(from, to + 1)) as unknown
  } catch {
    return undefined
  }
}

/** What is wrong with a text that was to follow a schema, in one line each. */
export function issuesOf(error: z.ZodError): readonly string[] {
  return error.issues.slice(0, 10).map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`)
}
