import { t } from '@isomorph/messages'
import { formatPoints } from '../../numbers/points.ts'

/** `1 point`, `2.5 points` */
export function nameOfPoints(points: number): string {
  return t('group-assessments.points', { count: points, points: formatPoints(points) })
}
