import { z } from 'zod'

const valueSchema = z.union([
  z.string(),
  z.number(),
  z.array(z.string()).readonly(),
  z.object({ unit: z.string() }),
  z.object({ typed: z.string() }),
  z.object({ part: z.string() }),
])

/** What a message says, as codes with parameters; absent of what was found before there were codes. */
export const sentencesSchema = z
  .array(z.object({ code: z.string(), params: z.record(z.string(), valueSchema) }))
  .readonly()
  .optional()
