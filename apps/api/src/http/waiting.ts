/** Whole seconds until a moment, at least one. */
export function secondsUntil(moment: Date, now: Date): number {
  return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000))
}

/**
 * How long somebody has to wait, as it stands in a sentence.
 *
 * @example
 * waitInWords(90) // '2 minutes'
 */
export function waitInWords(seconds: number): string {
  if (seconds <= 1) return 'a second'
  if (seconds < 60) return `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
