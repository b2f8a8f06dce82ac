import type { DefaultMoment } from './people.ts'

/** At which address a calendar program reads somebody's dates. */
export interface CalendarFeedsTable {
  userId: number
  secretHash: Buffer
  createdAt: DefaultMoment
  fetchedAt: Date | null
  contentHash: Buffer | null
  changedAt: Date | null
}

export interface CalendarTables {
  calendarFeeds: CalendarFeedsTable
}
