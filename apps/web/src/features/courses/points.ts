/** Two places at most; a whole number stays one. */
export function formatPoints(points: number): string {
  return points.toLocaleString('en-US', { maximumFractionDigits: 2 })
}
