import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

export const calendarFeedSchema = z.object({
  /** When the address was made; null: there is none. */
  createdAt: z.string().nullable(),
  /** When a calendar program last asked, to the hour; null: never. */
  fetchedAt: z.string().nullable(),
})
export type CalendarFeed = z.infer<typeof calendarFeedSchema>

/** Access, schemas and summaries of `calendarCalls`. */
export const calendarEndpoints = {
  getCalendarFeed: defineEndpoint({
    summary: 'Whether you have a calendar address; the address itself is shown once, when it is made',
    access: { kind: 'signedIn' },
    result: calendarFeedSchema,
  }),
  renewCalendarFeed: defineEndpoint({
    summary: 'Make your calendar address; one that was there before ends',
    access: { kind: 'signedIn' },
    result: z.object({ address: z.string() }),
    status: 201,
  }),
  removeCalendarFeed: defineEndpoint({
    summary: 'End your calendar address',
    access: { kind: 'signedIn' },
  }),
  getCalendar: defineEndpoint({
    summary: 'The dates of its person as iCalendar (RFC 5545); whoever has the address may read it',
    access: { kind: 'public' },
    params: z.object({ secret: z.string().regex(/^[\w-]{20,100}$/) }),
  }),
}
