import { z } from 'zod'
import { sentencesSchema } from '../problems/sentence-schemas.ts'

/** What a sentence holds: a number decides on a plural, and a list is written as one in the language of the page. */
const saidValueSchema = z.union([
  z.string(),
  z.number(),
  z.array(z.string()).readonly(),
  z.object({ typed: z.string() }),
  z.object({ part: z.string() }),
])

/** One sentence of the server: its code with what it holds, so that it can be said in another language. */
export const saidSentenceSchema = z.object({ code: z.string(), params: z.record(z.string(), saidValueSchema) })
/** As it comes from the server: a page may not know a code. */
export type SaidSentence = z.infer<typeof saidSentenceSchema>

/** What is wrong with one field: in English and in codes. What the check of a problem found has sentences, anything else a reason. */
export const fieldErrorSchema = z.object({
  path: z.string(),
  message: z.string(),
  reason: saidSentenceSchema.exactOptional(),
  sentences: sentencesSchema,
})

/** The body of every error response: RFC 9457 problem details with a trace id and the fields at fault. */
export const errorDataSchema = z.object({
  status: z.number().int(),
  title: z.string(),
  detail: z.string(),
  type: z.string(),
  /** What the sentences hold beside the code in `type`, so that they can be said in another language. */
  params: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
  /** What the detail says of what the server found, in codes. */
  said: z.array(saidSentenceSchema).exactOptional(),
  instance: z.string(),
  traceId: z.string(),
  errors: z.array(fieldErrorSchema),
})
export type ErrorData = z.infer<typeof errorDataSchema>
