import { t } from '@isomorph/messages'
import { shownPercent } from './percent.ts'
import { formatPoints } from './points.ts'

/** A percent with its sign: `12.5 %`. */
export function formatPercent(percent: number): string {
  return t('shared.percent', { percent: formatPoints(shownPercent(percent)) })
}
