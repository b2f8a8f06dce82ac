import type { Override, OverrideKind } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { formatMoment } from '../../../dates/dates.ts'
import { displayName } from '../../../entities/person/names.ts'
import { formatPoints } from '../../../numbers/points.ts'

/** What can be set, as it is chosen. */
export const overrideKindNames: Readonly<Record<OverrideKind, PlainKey>> = {
  points: 'results.override.kind.points',
  percent: 'results.override.kind.percent',
  noLatePenalty: 'results.override.kind.noLatePenalty',
  noAttemptPenalty: 'results.override.kind.noAttemptPenalty',
  noPenalties: 'results.override.kind.noPenalties',
}

/** Whether it sets points; otherwise it waives penalties. */
export function setsPoints({ points }: Pick<Override, 'points'>): boolean {
  return points !== null
}

/** `12.6 → 15, Ada Example, 11/23/26 10:05 AM, misprint` */
export function overrideWords(override: Override, computed: number, timeZone: string): string {
  const { kind, points, by, at, reason } = override
  const what = points === null ? t(overrideKindNames[kind]) : `${formatPoints(computed)} → ${formatPoints(points)}`
  return t('results.override.words', { what, by: displayName(by), moment: formatMoment(at, timeZone), reason })
}
