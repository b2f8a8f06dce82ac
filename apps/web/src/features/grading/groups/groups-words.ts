import type { AnswerClusterForStaff, answerClusterCalls, ClusterDecision, ResultOf } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { findingWords } from '../../../entities/finding/finding-words.ts'
import { formatCount } from '../../../numbers/counts.ts'
import { formatPercents } from '../../../numbers/percent-words.ts'
import { changeSentence } from '../grading-words.ts'

export type AnswerGroups = ResultOf<typeof answerClusterCalls.getAnswerClusters>

/** `0 %`, or `0–40 %` where they differ. */
export function percentsWords({ least, most }: AnswerClusterForStaff['percents']): string {
  return formatPercents(least, most)
}

/** The name of a group in the language of the page. What is stored of a group has the name that the server gave. */
export function groupName({ name, sentences = [] }: Pick<AnswerClusterForStaff, 'name' | 'sentences'>): string {
  if (sentences.length < 2) return findingWords({ message: name, sentences })
  const words = sentences.map((sentence) => findingWords({ message: name, sentences: [sentence] }))
  const isKnown = words.every((each) => each !== name)
  return isKnown ? words.reduce((first, second) => t('grading.group.and', { first, second })) : name
}

/** `12 answers · 9 variants · earn 0 % now` */
export function sizeWords({ size, variants, percents }: AnswerClusterForStaff): string {
  return t('grading.group.size', { size, variants, percents: percentsWords(percents) })
}

/** The answer of the author that gives part of the credit and that all of a group meet; undefined where they do not. */
export function foreseenAnswer({ examples, percents }: AnswerClusterForStaff) {
  const [met, ...others] = examples.map(({ response }) => response.met ?? undefined)
  const isPart = met !== undefined && met.percentCorrect < 100 && percents.least >= met.percentCorrect
  return isPart && others.every((other) => other?.number === met.number) ? met : undefined
}

/** The groups that nobody has decided on: those that can be decided on, and those whose mistake the author has foreseen. */
export function undecidedGroups({ clusters }: AnswerGroups) {
  const undecided = clusters.filter(({ decisionId }) => decisionId === null)
  return {
    open: undecided.filter((group) => foreseenAnswer(group) === undefined),
    foreseen: undecided.filter((group) => foreseenAnswer(group) !== undefined),
  }
}

/** How many answers are in groups, and how many are not. */
export function summaryWords({ state, at, wrong, alone }: AnswerGroups): string {
  if (at === null) return t('grading.groups.working')
  const again = state === 'pending' ? ` ${t('grading.groups.again')}` : ''
  if (wrong === 0) return `${t('grading.groups.noneLeft')}${again}`
  const grouped = formatCount(wrong - alone)
  return `${t('grading.groups.found', { count: wrong, grouped, alone: formatCount(alone) })}${again}`
}

/** Why there is no group. */
export function whyNone({ wrong, fewest: least }: AnswerGroups): string {
  if (wrong === 0) return t('grading.groups.none.allMarked')
  const fewest = String(least)
  if (wrong < least) return t('grading.groups.none.tooFew', { fewest })
  return t('grading.groups.none.chance', { fewest, count: formatCount(wrong) })
}

/** Answers in groups that are smaller than those shown. */
export function furtherWords({ wrong, alone, clusters }: AnswerGroups): string | null {
  const further = wrong - alone - clusters.reduce((sum, { size }) => sum + size, 0)
  return further <= 0 ? null : t('grading.groups.further', { count: further })
}

/** What becomes of answers that belong to a decided group and are not marked by the decision. */
export function leftWords({ percent }: ClusterDecision, { size, percents }: AnswerClusterForStaff): string {
  if (percents.least <= percent) return t('grading.decision.given', { count: size })
  return t('grading.decision.keeps', { count: size, percents: percentsWords(percents) })
}

/** `37 marks and 12 totals change.` */
export function changeWords({ marksChanged, totalsChanged }: { marksChanged: number; totalsChanged: number }): string {
  if (marksChanged === 0) return t('grading.decision.noChange')
  return changeSentence({ marksChanged, totalsChanged })
}
