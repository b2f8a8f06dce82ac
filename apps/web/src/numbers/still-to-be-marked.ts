import { t } from '@isomorph/messages'
import { formatPoints } from './points.ts'

/** What follows a score that is not complete: `, 2 still to be marked`; nothing where nobody has to mark anything. */
export function stillToBeMarked(pending: number): string {
  return pending > 0 ? t('shell.points.pending', { points: formatPoints(pending) }) : ''
}
