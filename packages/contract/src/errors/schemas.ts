import { z } from 'zod'

/** The body of every error response: RFC 9457 problem details with a trace id and the fields at fault. */
export const errorDataSchema = z.object({
  status: z.number().int(),
  title: z.string(),
  detail: z.string(),
  type: z.string(),
  instance: z.string(),
  traceId: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })),
})
export type ErrorData = z.infer<typeof errorDataSchema>
