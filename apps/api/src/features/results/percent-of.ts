interface Earned {
  readonly points: number
  readonly overridePoints: number | null
  readonly possible: number
}

/** What was earned in percent of what can be earned; over 100 with bonus problems, null where nothing can be earned. */
export function percentOf({ points, overridePoints, possible }: Earned): number | null {
  return possible === 0 ? null : ((overridePoints ?? points) / possible) * 100
}
