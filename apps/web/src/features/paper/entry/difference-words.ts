import type { PaperComparison } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { nameOfPoints } from '../../../numbers/points.ts'

type Entered = PaperComparison['differences'][number]['first']

/** `1 point`, `2.5 points`, or the answer that was entered. */
function enteredInWords({ points, answer }: Entered): string {
  if (answer === null) return nameOfPoints(points ?? 0)
  return answer === '' ? t('paper.differences.nothing') : answer
}

/** Where a second entry is not the first, a sentence each: `1a: first 1 point, now 3 points.` */
export function differencesInWords({ differences, isOtherLearner }: PaperComparison): string[] {
  const words = differences.map(({ number, first, second }) =>
    t('paper.differences.one', { number, first: enteredInWords(first), second: enteredInWords(second) }),
  )
  return isOtherLearner ? [t('paper.differences.otherLearner'), ...words] : words
}
