import { promptTexts } from '@isomorph/contract'
import { z } from 'zod'
import { fieldErrorsOf } from '../../http/validate.ts'
import { storable } from './storable-text.ts'

/**
 * What the model is asked to write. It is far smaller than the content of a problem: text, formulas and numbers, nothing that
 * could link, embed or run anything. `null` instead of optional members, as the strict mode of endpoints wants all of them.
 */

/** Whatever a model writes can be stored. */
const text = z.string().transform(storable)
const spelling = z.union([text, z.number().transform(String)])

const variable = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('random'), name: text, min: spelling, max: spelling, step: spelling }),
  z.strictObject({ kind: z.literal('list'), name: text, values: z.array(spelling) }),
  z.strictObject({ kind: z.literal('calculated'), name: text, formula: text, decimals: z.number() }),
])

const question = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('number'),
    text: text,
    formula: text,
    tolerancePercent: z.number(),
    unit: text.nullable(),
  }),
  z.strictObject({ kind: z.literal('expression'), text: text, formula: text }),
  z.strictObject({
    kind: z.literal('choice'),
    text: text,
    choices: z.array(z.strictObject({ text: text, isRight: z.boolean() })),
  }),
])

export const modelDraftSchema = z.strictObject({
  name: text,
  tags: z.array(text),
  variables: z.array(variable),
  conditions: z.array(text),
  statement: text,
  questions: z.array(question),
  solution: text,
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
export function readJson(written: string): unknown {
  const from = written.indexOf('{')
  const to = written.lastIndexOf('}')
  if (from < 0 || to < from) return undefined
  try {
    return JSON.parse(written.slice(from, to + 1)) as unknown
  } catch {
    return undefined
  }
}

/** What is wrong with a text that was to follow a schema, in one line each. */
export function issuesOf(error: Pick<z.ZodError, 'issues'>): readonly string[] {
  const issues = fieldErrorsOf(error).slice(0, 10)
  return issues.map(({ path, message }) =>
    path === '' ? promptTexts.write('noObject') : storable(`${promptTexts.write('placeField', { path })} ${message}`),
  )
}
