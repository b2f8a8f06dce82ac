import type { AnswerClusterForStaff, answerClusterCalls, ClusterDecision, ResultOf } from '@isomorph/contract'
import { counted, formatCount, formFor } from '../../../numbers/counts.ts'
import { shownPercent } from '../../../numbers/percent.ts'

export type AnswerGroups = ResultOf<typeof answerClusterCalls.getAnswerClusters>

/** The server groups no fewer. */
const fewestMembers = 3

/** `0 %`, or `0–40 %` where they differ. */
export function percentsWords({ least, most }: AnswerClusterForStaff['percents']): string {
  return least === most ? `${shownPercent(least)} %` : `${shownPercent(least)}–${shownPercent(most)} %`
}

/** `12 answers · 9 variants · earn 0 % now` */
export function sizeWords({ size, variants, percents }: AnswerClusterForStaff): string {
  return `${counted(size, 'answer', 'answers')} · ${counted(variants, 'variant', 'variants')} · earn ${percentsWords(percents)} now`
}

/** How many answers are in groups, and how many are not. */
export function summaryWords({ state, at, wrong, alone }: AnswerGroups): string {
  if (at === null) return 'The groups are being worked out. They appear here by themselves.'
  const again = state === 'pending' ? ' Answers have changed: the groups are being worked out anew.' : ''
  if (wrong === 0) return `No answer is left to be grouped.${again}`
  const found = `${counted(wrong, 'answer is', 'answers are')} not fully right and not marked by a person`
  return `${found}: ${formatCount(wrong - alone)} in groups, ${formatCount(alone)} alone.${again}`
}

/** Why there is no group. */
export function whyNone({ wrong }: AnswerGroups): string {
  if (wrong === 0) return 'There is no wrong answer that no person has marked.'
  if (wrong < fewestMembers)
    return `There ${formFor(wrong, 'is', 'are')} too few answers: a group has at least ${fewestMembers}, given to different variants.`
  return `No ${fewestMembers} of the ${formatCount(wrong)} answers have in common what is more than chance.`
}

/** Answers in groups that are smaller than those shown. */
export function furtherWords({ wrong, alone, clusters }: AnswerGroups): string | null {
  const further = wrong - alone - clusters.reduce((sum, { size }) => sum + size, 0)
  if (further <= 0) return null
  return `${counted(further, 'more answer is', 'more answers are')} in smaller groups. They appear when the larger ones are decided.`
}

/** What becomes of answers that belong to a decided group and are not marked by the decision. */
export function leftWords({ percent }: ClusterDecision, { size, percents }: AnswerClusterForStaff): string {
  if (percents.least <= percent)
    return `${counted(size, 'answer was', 'answers were')} given since. The decision reaches them within ten minutes.`
  return `${counted(size, 'answer earns', 'answers earn')} ${percentsWords(percents)} and ${formFor(size, 'keeps', 'keep')} it, as no mark is lowered.`
}

/** `37 marks and 12 totals change.` */
export function changeWords({ marksChanged, totalsChanged }: { marksChanged: number; totalsChanged: number }): string {
  if (marksChanged === 0) return 'No mark changes now. Later answers of the group get this percent.'
  return `${counted(marksChanged, 'mark', 'marks')} and ${counted(totalsChanged, 'total', 'totals')} change.`
}
