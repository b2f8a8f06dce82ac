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

/** Online, but no error body. */
export const unknownError = { status: -1, title: 'Unknown Error', detail: 'An unknown error has occurred.' } as const

/** The browser is offline. */
export const networkOfflineError = {
  status: -2,
  title: 'Network Offline',
  detail: 'There is no network connection.',
} as const

/** A 403 whose title contains this leads to /downtime. */
export const downtimeTitle = "We'll be right back!"
