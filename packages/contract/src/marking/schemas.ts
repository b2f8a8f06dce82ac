import { z } from 'zod'
import { saidSentenceSchema } from '../errors/schemas.ts'
import { answerMaximumLength, verdicts } from './limits.ts'

/** What was typed for one question: LaTeX of the math field, text, or choice keys joined by `;`. */
export const typedAnswerSchema = z.object({
  questionKey: z.number().int().positive(),
  value: z.string().max(answerMaximumLength, `An answer has at most ${answerMaximumLength} characters.`),
})
export type TypedAnswer = z.infer<typeof typedAnswerSchema>

/** The answers of one attempt or draft. */
export const answersSchema = z.array(typedAnswerSchema).max(100)

/** One of `verdicts`. */
export const verdictSchema = z.enum(verdicts)

/** What was found about one side of an answer: its value, precision, unit or form. */
export const facetOutcomeSchema = z.object({
  facet: z.enum(['value', 'precision', 'unit', 'form']),
  isMet: z.boolean(),
  weight: z.number(),
  detail: z.string().optional(),
})

/** How one answer was read and decided, as staff and authors see it. */
export const markingSchema = z.object({
  questionKey: z.number().int(),
  verdict: verdictSchema,
  percent: z.number(),
  /** Which rule decided. */
  ruleCode: z.string(),
  /** The same in an English sentence. */
  rule: z.string(),
  /** LaTeX of how the answer was read; empty where it could not be read. */
  reading: z.string(),
  facets: z.array(facetOutcomeSchema),
  /** Values at which key and answer differ, in words. */
  witness: z.string().optional(),
  /** HTML of the feedback that applies. */
  feedbackHtml: z.string().optional(),
  error: z
    .object({ code: z.string(), title: z.string(), detail: z.string(), reason: saidSentenceSchema.exactOptional() })
    .optional(),
})
export type MarkingView = z.infer<typeof markingSchema>

/** A statement or solution, rendered on the server: HTML with maths as HTML + MathML; question slots are empty
 * elements `<span data-question-slot="1"></span>` that the page fills with answer fields. */
export const renderedSchema = z.object({ html: z.string() })

/** What a variant is drawn from. */
export const seedSchema = z.number().int().min(0).max(4_294_967_295)

/** The best answer to each question, as LaTeX. */
export const correctAnswersSchema = z.array(z.object({ questionKey: z.number().int(), latex: z.string() }))
