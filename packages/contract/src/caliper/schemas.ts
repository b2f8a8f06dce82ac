import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { pageEventsMaximum, pagePathMaximum } from './limits.ts'

/** What a path may hold (RFC 3986 §3.3); browsers encode the rest. */
const pathSchema = z
  .string()
  .max(pagePathMaximum)
  .regex(/^\/[\w/.~!$&'()*+,;=:@%-]*$/, 'This is no path of a page.')

/** What happened in a page: the product was opened, a page was gone to, somebody went back to the learning platform. */
export const pageEventSchema = z.object({
  /** Of the browser: an event that is handed in twice is told once. */
  id: z.uuidv4(),
  kind: z.enum(['used', 'page', 'returned']),
  path: pathSchema,
  /** The page before it. */
  from: pathSchema.optional(),
  /** How long ago, in milliseconds: browsers' clocks are not trusted. */
  age: z.number().int().min(0).max(3_600_000),
})
export type PageEvent = z.infer<typeof pageEventSchema>

/** Access, schemas and summaries of `caliperCalls`. */
export const caliperEndpoints = {
  getCaliperToken: defineEndpoint({
    summary: 'A token with which pages hand in events for learning analytics',
    access: { kind: 'signedIn' },
    result: z.object({ access_token: z.string(), '.expires': z.string() }),
  }),
  sendPageEvents: defineEndpoint({
    summary: 'Hand in what happened in a page, for learning analytics; the token says who it is',
    // A page that is closing has no access token to send.
    access: { kind: 'public', knowsSession: true },
    body: z.object({ token: z.string().max(500), events: z.array(pageEventSchema).min(1).max(pageEventsMaximum) }),
  }),
}
