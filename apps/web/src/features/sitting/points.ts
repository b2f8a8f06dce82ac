/** Points as people read them: two decimals at most. */
export function formatPoints(points: number): string {
  return String(Math.round(points * 100) / 100)
}

/** `1 point`, `2.5 points` */
export function nameOfPoints(points: number): string {
  return points === 1 ? '1 point' : `${formatPoints(points)} points`
}
