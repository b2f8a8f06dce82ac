import { agreementMinimum, type GraderSeverity, type QuestionAgreement } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { formatCount } from '../../../numbers/counts.ts'
import { decimals } from '../../../numbers/estimates.ts'
import { formatPercent } from '../../../numbers/percent-words.ts'
import { formatPoints } from '../../../numbers/points.ts'

/** Below this, agreement is at most “moderate” (Landis and Koch, Biometrics 33 (1977) 159). */
const goodKappa = 0.6

export function hasEnough({ n }: { readonly n: number }): boolean {
  return n >= agreementMinimum
}

/** `20 % of the answers are marked by two people; marks up to 10 percentage points apart become their mean.` */
export function ruleWords({ share, mostDifference }: Pick<QuestionAgreement, 'share' | 'mostDifference'>): string {
  if (share === 0) return t('grading.agreement.rule.none')
  return t('grading.agreement.rule', { share: formatPercent(share), difference: formatPoints(mostDifference) })
}

/** What has been marked so far, and what waits. */
export function progressWords({ n, within, waiting, apart }: QuestionAgreement): string {
  const sentences = [
    t('grading.agreement.done', { count: n, within: formatCount(within) }),
    ...(waiting > 0 ? [t('grading.agreement.waiting', { count: waiting })] : []),
    ...(apart > 0 ? [t('grading.agreement.apart', { count: apart })] : []),
  ]
  return sentences.join(' ')
}

/** How much more or less a person gives, where that is no accident. */
function severityAdvice({ grader, above }: GraderSeverity): string | undefined {
  if (!above || !hasEnough(above) || (above.low <= 0 && above.high >= 0)) return undefined
  const isMore = above.value > 0
  const [low, high] = isMore ? [above.low, above.high] : [-above.high, -above.low]
  const figures = {
    grader,
    points: decimals(Math.abs(above.value), 1),
    low: decimals(low, 1),
    high: decimals(high, 1),
  }
  return isMore ? t('grading.advice.more', figures) : t('grading.advice.less', figures)
}

/** What to do about it: where people see a question differently, by item and by person. */
export function adviceOf(agreement: QuestionAgreement): readonly string[] {
  if (!hasEnough(agreement)) return []
  const items = agreement.items.flatMap(({ text, kappa }) =>
    kappa && hasEnough(kappa) && kappa.value < goodKappa ? [t('grading.advice.item', { text })] : [],
  )
  const graders = agreement.graders.flatMap((grader) => severityAdvice(grader) ?? [])
  const totals =
    items.length === 0 && agreement.kappa && agreement.kappa.value < goodKappa ? [t('grading.advice.totals')] : []
  const all = [...items, ...totals, ...graders]
  return all.length > 0 ? all : [t('grading.advice.none')]
}
