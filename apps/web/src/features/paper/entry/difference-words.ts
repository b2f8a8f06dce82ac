import type { PaperComparison } from '@isomorph/contract'
import { t } from '@isomorph/messages'

/** Where a second entry is not the first, a sentence each: `1a: first 2 points, now 3 points.` */
export function differencesInWords({ differences, isOtherLearner }: PaperComparison): string[] {
  const nothing = t('paper.differences.nothing')
  const words = differences.map(({ number, first, second }) =>
    t('paper.differences.one', { number, first: first || nothing, second: second || nothing }),
  )
  return isOtherLearner ? [t('paper.differences.otherLearner'), ...words] : words
}
