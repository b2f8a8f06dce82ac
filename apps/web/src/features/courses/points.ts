/** `1 point`, `2.5 points` */
export function nameOfPoints(points: number): string {
  return points === 1 ? '1 point' : `${formatPoints(points)} points`
}

/** Two places at most; a whole number stays one. */
export function formatPoints(points: number): string {
  return points.toLocaleString('en-US', { maximumFractionDigits: 2 })
}
