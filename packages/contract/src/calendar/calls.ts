import { callsOf } from '../call.ts'
import type { calendarEndpoints } from './schemas.ts'

/** Dates of assessments for calendar programs, by an address of each person's own. */
export const calendarCalls = callsOf<typeof calendarEndpoints>({
  getCalendarFeed: ['GET', '/api/account/calendar'],
  renewCalendarFeed: ['POST', '/api/account/calendar'],
  removeCalendarFeed: ['DELETE', '/api/account/calendar'],
  getCalendar: ['GET', '/api/calendar/{secret}.ics'],
})
