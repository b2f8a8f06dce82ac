/** A time zone as people read it: `America/New York`. */
export function nameOfTimeZone(timeZone: string): string {
  return timeZone.replaceAll('_', ' ')
}

/** The choices of a menu of time zones, with the one that is chosen even where the browser does not list it. */
export function timeZoneOptions(chosen: string): readonly { readonly value: string; readonly label: string }[] {
  const names = new Set(Intl.supportedValuesOf('timeZone'))
  if (chosen !== '') names.add(chosen)
  return [...names].toSorted().map((name) => ({ value: name, label: nameOfTimeZone(name) }))
}

/** The time zone of this browser. */
export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
