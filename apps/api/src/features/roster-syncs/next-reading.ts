const firstMinutes = 10
const longestMinutes = 24 * 60

/** When a roster is read again after so many failed readings in a row: later and later, once a day in the end. */
export function nextReadingAfter(failures: number, now: Date, random: number): Date {
  const minutes = Math.min(firstMinutes * 2 ** Math.max(0, failures - 1), longestMinutes)
  return new Date(now.getTime() + minutes * (0.9 + 0.2 * random) * 60_000)
}
