import type { UniTimeSession } from './answers.ts'

/** Terms that have not ended and have both days, the next to begin first. */
export function currentSessions(sessions: readonly UniTimeSession[], now: Date) {
  const today = now.toISOString().slice(0, 10)
  return sessions
    .flatMap(({ beginDate, endDate, ...session }) =>
      beginDate && endDate && beginDate <= endDate && endDate >= today
        ? [{ ...session, firstDay: beginDate, lastDay: endDate }]
        : [],
    )
    .toSorted((one, other) => one.firstDay.localeCompare(other.firstDay) || one.sessionId - other.sessionId)
}
export type CurrentSession = ReturnType<typeof currentSessions>[number]

/** `Fall 2026 (Main)` */
export function nameOfSession({
  term,
  year,
  campus,
  reference,
}: Pick<UniTimeSession, 'term' | 'year' | 'campus' | 'reference'>): string {
  const name = [term, year].filter((part) => part !== '').join(' ')
  if (name === '') return reference
  return campus === '' ? name : `${name} (${campus})`
}
