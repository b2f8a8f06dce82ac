import { t } from '@isomorph/messages'
import { shownPercent } from './percent.ts'
import { formatPoints } from './points.ts'

function shown(percent: number): string {
  return formatPoints(shownPercent(percent))
}

/** A percent with its sign: `12.5 %`. */
export function formatPercent(percent: number): string {
  return t('shared.percent', { percent: shown(percent) })
}

/** The same of a range: `0–40 %`, or `40 %` where both ends are that. */
export function formatPercents(least: number, most: number): string {
  if (least === most) return formatPercent(least)
  return t('shared.percent', { percent: `${shown(least)}–${shown(most)}` })
}
