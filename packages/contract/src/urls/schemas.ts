import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

/** What decides whether a page may be shown inside another: where it was found, and the headers that speak of it. */
export const urlHeadersSchema = z.object({
  /** After redirects. */
  url: z.string(),
  headers: z.record(z.string(), z.string()),
})
export type UrlHeaders = z.infer<typeof urlHeadersSchema>

/** Access, schemas and summaries of `urlCalls`. */
export const urlEndpoints = {
  getUrlHeaders: defineEndpoint({
    summary: 'The headers by which a page elsewhere says whether it may be embedded; for people who write problems',
    access: { kind: 'signedIn' },
    query: z.object({ url: z.string().trim().max(2000).default('') }),
    result: urlHeadersSchema,
  }),
}
