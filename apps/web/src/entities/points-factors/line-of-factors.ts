import type { PointsFactors } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { activeTag } from '@isomorph/messages/language'
import { formatPoints } from '../../numbers/points.ts'

type Factor = PointsFactors['factors'][number]

function reasonOf({ kind, count }: Factor): string {
  return kind === 'attempt' ? t('points-factors.attempt', { number: count }) : t('points-factors.late', { days: count })
}

/** `0.85`, `0.875`: two places at least. */
function formatShare(share: number): string {
  return new Intl.NumberFormat(activeTag(), { minimumFractionDigits: 2, maximumFractionDigits: 4 }).format(share)
}

/** How points came about, in one line: `12 × 66.67 % × 0.85 (2nd attempt) = 6.8`. */
export function lineOfFactors({ points, percent, factors, earned }: PointsFactors): string {
  const taken = factors.map((factor) =>
    t('points-factors.factor', { share: formatShare(factor.left), reason: reasonOf(factor) }),
  )
  const whole = t('points-factors.whole', { points: formatPoints(points), percent: formatPoints(percent) })
  return `${[whole, ...taken].join(' × ')} = ${formatPoints(earned)}`
}
