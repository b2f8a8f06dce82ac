import { locale } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { activeTag } from '@isomorph/messages/language'

// Formats in English: M/D/YY h:mm A, MMM D, YYYY and YYYY-MM-DD, in a given time zone. Other languages have their own order.
// Every time of day is followed by what the clocks of its zone are called then: `EDT`, `GMT+5:30`.

/** End of day is 3 ms before midnight. */
const endOfDay = '23:59:59.997'

/** Read by programs, and so the same in every language. */
function partsOf(moment: string | number, timeZone: string): Record<string, string> {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  return Object.fromEntries(format.formatToParts(new Date(moment)).map((part) => [part.type, part.value]))
}

/** `9/4/26 5:00 PM EDT` */
export function formatMoment(moment: string, timeZone: string): string {
  return new Intl.DateTimeFormat(activeTag(), {
    timeZone,
    year: '2-digit',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(new Date(moment))
    .replace(', ', ' ')
    .replaceAll('\u202f', ' ')
}

/** A moment that matters wherever one is: `Fri, 9/4/26 5:00 PM EDT`. */
export function formatDeadline(moment: string, timeZone: string): string {
  const weekday = new Intl.DateTimeFormat(activeTag(), { timeZone, weekday: 'short' }).format(new Date(moment))
  return `${weekday}, ${formatMoment(moment, timeZone)}`
}

/** The same, followed by the course's own time where its clocks show another one. */
export function formatDeadlineInBoth(moment: string, timeZone: string, courseTimeZone: string): string {
  const own = formatDeadline(moment, timeZone)
  if (toWallClock(moment, timeZone) === toWallClock(moment, courseTimeZone)) return own
  return t('shell.date.inBoth', { own, course: formatDeadline(moment, courseTimeZone) })
}

/** `5:00 PM EDT` */
export function formatTime(moment: string, timeZone: string): string {
  return new Intl.DateTimeFormat(activeTag(), { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })
    .format(new Date(moment))
    .replaceAll('\u202f', ' ')
}

/** A moment close to now: of today `5:00 PM EDT`, of another day with its date, `Fri, 9/4/26 5:00 PM EDT`. */
export function formatNear(moment: string, now: string | number, timeZone: string): string {
  return formatIsoDay(moment, timeZone) === formatIsoDay(now, timeZone)
    ? formatTime(moment, timeZone)
    : formatDeadline(moment, timeZone)
}

/** `5:00:07 PM EDT`, for moments of an exam. */
export function formatPreciseTime(moment: string, timeZone: string): string {
  const clock = { hour: 'numeric', minute: '2-digit', second: '2-digit', timeZoneName: 'short' } as const
  return new Intl.DateTimeFormat(activeTag(), { timeZone, ...clock }).format(new Date(moment)).replaceAll('\u202f', ' ')
}

/** `Sep 4, 2026`; `N/A` where there is no date. */
export function formatDay(moment: string | null, timeZone: string): string {
  if (moment === null) return t('shell.date.none')
  return new Intl.DateTimeFormat(activeTag(), { timeZone, year: 'numeric', month: 'short', day: 'numeric' }).format(
    new Date(moment),
  )
}

/** `Friday, September 4` */
export function formatLongDay(moment: number, timeZone: string): string {
  return new Intl.DateTimeFormat(activeTag(), { weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(
    moment,
  )
}

/** `Friday, September 4`; with its year where another moment lies in another one: `Friday, January 22, 2027`. */
export function formatLongDayBeside(moment: string, other: string | number, timeZone: string): string {
  const at = Date.parse(moment)
  if (partsOf(moment, timeZone)['year'] === partsOf(other, timeZone)['year']) return formatLongDay(at, timeZone)
  const withYear = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric', timeZone } as const
  return new Intl.DateTimeFormat(activeTag(), withYear).format(at)
}

/** `2026-09-04` */
export function formatIsoDay(moment: string | number, timeZone: string): string {
  const { year, month, day } = partsOf(moment, timeZone)
  return `${year}-${month}-${day}`
}

/** What a `datetime-local` field holds for a moment: the wall clock of the time zone. */
export function toWallClock(moment: string | null, timeZone: string): string {
  if (moment === null) return ''
  const { year, month, day, hour, minute } = partsOf(moment, timeZone)
  return `${year}-${month}-${day}T${hour}:${minute}`
}

/** How far the time zone's wall clock is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = partsOf(moment, timeZone)
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(moment / 1000) * 1000
}

/** The moment at which the time zone's clocks show this; null where nothing readable was typed. */
export function fromWallClock(wallClock: string, timeZone: string): string | null {
  const asUtc = Date.parse(`${wallClock}Z`)
  if (Number.isNaN(asUtc)) return null
  // The offset at the guess may differ from the one at the moment itself around a change of clocks; once more settles it.
  const guess = asUtc - offsetAt(asUtc, timeZone)
  return new Date(asUtc - offsetAt(guess, timeZone)).toISOString()
}

/** The last moment of a day given as `2026-09-04`. */
export function endOfDayOf(day: string, timeZone: string): string | null {
  return fromWallClock(`${day}T${endOfDay}`, timeZone)
}

/** The first moment of a day given as `2026-09-04`. */
export function startOfDayOf(day: string, timeZone: string): string | null {
  return fromWallClock(`${day}T00:00`, timeZone)
}

const minuteMs = 60_000
const units = [
  ['day', 24 * 60 * minuteMs],
  ['hour', 60 * minuteMs],
  ['minute', minuteMs],
] as const

/** `in 3 days`, `2 hours ago`; minutes are the finest. */
export function formatDistance(moment: string, now: number): string {
  const distance = Date.parse(moment) - now
  const format = new Intl.RelativeTimeFormat(activeTag(), { numeric: 'auto' })
  const [unit, length] = units.find(([, length]) => Math.abs(distance) >= length) ?? ['minute', minuteMs]
  return format.format(Math.trunc(distance / length), unit)
}

/** A length of time: `1 h 30 min`. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds / 60)
  const [hours, minutes] = [String(Math.floor(whole / 60)), String(whole % 60)]
  if (whole < 60) return t('shell.duration.minutes', { minutes })
  return whole % 60 === 0 ? t('shell.duration.hours', { hours }) : t('shell.duration.both', { hours, minutes })
}

/** `1 minute`, `90 minutes` */
export function nameOfMinutes(minutes: number): string {
  return t('shell.minutes', { count: minutes })
}
