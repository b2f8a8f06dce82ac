import { agreementMinimum, type GraderSeverity, type QuestionAgreement } from '@isomorph/contract'
import { counted, formatCount } from '../../../numbers/counts.ts'
import { decimals } from '../../../numbers/estimates.ts'

/** Below this, people agree little more than by chance allows for (Landis and Koch, Biometrics 33 (1977) 159: “moderate” ends here). */
const goodKappa = 0.6

export function hasEnough({ n }: { readonly n: number }): boolean {
  return n >= agreementMinimum
}

/** `20 % of the answers are marked by two people; marks up to 10 percent points apart become their mean.` */
export function ruleWords({ share, mostDifference }: Pick<QuestionAgreement, 'share' | 'mostDifference'>): string {
  if (share === 0) return 'No more answers are marked by two people.'
  return `${share} % of the answers are marked by two people; marks up to ${mostDifference} percent points apart become their mean.`
}

/** What has been marked so far, and what waits. */
export function progressWords({ n, within, waiting, apart }: QuestionAgreement): string {
  const done = `${counted(n, 'answer was', 'answers were')} marked by two people, ${formatCount(within)} of them alike enough.`
  const second = waiting > 0 ? ` ${counted(waiting, 'answer waits', 'answers wait')} for a second mark.` : ''
  const decision =
    apart > 0 ? ` ${counted(apart, 'answer waits', 'answers wait')} for a decision between two marks.` : ''
  return `${done}${second}${decision}`
}

/** How much more or less a person gives, where that is no accident. */
function severityAdvice({ grader, above }: GraderSeverity): string | undefined {
  if (!above || !hasEnough(above) || (above.low <= 0 && above.high >= 0)) return undefined
  const points = `${decimals(Math.abs(above.value), 1)} percent points`
  const [direction, low, high] = above.value > 0 ? ['more', above.low, above.high] : ['less', -above.high, -above.low]
  return `${grader} gives ${points} ${direction} than the others (${decimals(low, 1)} to ${decimals(high, 1)}). Look at some answers together.`
}

/** What to do about it: where people see a question differently, by item and by person. */
export function adviceOf(agreement: QuestionAgreement): readonly string[] {
  if (!hasEnough(agreement)) return []
  const items = agreement.items.flatMap(({ text, kappa }) =>
    kappa && hasEnough(kappa) && kappa.value < goodKappa
      ? [`People choose “${text}” differently. Say in the rubric what it takes.`]
      : [],
  )
  const graders = agreement.graders.flatMap((grader) => severityAdvice(grader) ?? [])
  const totals =
    items.length === 0 && agreement.kappa && agreement.kappa.value < goodKappa
      ? ['People give different marks for the same answers. Make a rubric, or make its items plainer.']
      : []
  const all = [...items, ...totals, ...graders]
  return all.length > 0 ? all : ['People agree well. Nothing needs to be done.']
}
