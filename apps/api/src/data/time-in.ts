import { locale } from '@isomorph/contract'

/** `Fri, 9/4/26, 5:00 PM EDT` */
export function timeIn(timeZone: string, at: Date): string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'short',
    year: '2-digit',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  return format.format(at).replaceAll('\u202f', ' ')
}
