import type { Override, OverrideKind } from '@isomorph/contract'
import { formatMoment } from '../../../dates/dates.ts'
import { displayName } from '../../../entities/person/names.ts'
import { formatPoints } from '../../../numbers/points.ts'

/** What can be set, as it is chosen. */
export const overrideKindNames: Readonly<Record<OverrideKind, string>> = {
  points: 'Points',
  percent: 'Percent',
  noLatePenalty: 'No penalty for late work',
  noAttemptPenalty: 'No penalty for further attempts',
  noPenalties: 'No penalties',
}

/** Whether it sets points; otherwise it waives penalties. */
export function setsPoints({ points }: Pick<Override, 'points'>): boolean {
  return points !== null
}

/** `12.6 → 15, Ada Example, 11/23/26 10:05 AM, misprint` */
export function overrideWords(override: Override, computed: number, timeZone: string): string {
  const { kind, points, by, at, reason } = override
  const what = points === null ? overrideKindNames[kind] : `${formatPoints(computed)} → ${formatPoints(points)}`
  return [what, displayName(by), formatMoment(at, timeZone), reason].join(', ')
}
