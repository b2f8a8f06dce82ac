/**
 * A count within a sentence of this package: `3,000`. These sentences are English whatever language the screen has, so
 * their numbers are as well.
 */
export function formatCount(count: number): string {
  return count.toLocaleString('en')
}
