/** `Fri, 9/4/26, 5:00 PM EDT`, as the language with this tag writes it. */
export function timeIn(timeZone: string, at: Date, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, {
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
