import type { GroupAssessmentSummary } from '@isomorph/contract'
import type { IconName, Tone } from '@isomorph/ui'

export interface StateLook {
  readonly tone: Tone
  readonly icon: IconName
  readonly label: string
}

const stateLooks: Record<GroupAssessmentSummary['state'], StateLook> = {
  unpublished: { tone: 'neutral', icon: 'edit', label: 'Not published' },
  upcoming: { tone: 'neutral', icon: 'calendar', label: 'Upcoming' },
  open: { tone: 'success', icon: 'play', label: 'Open' },
  late: { tone: 'warning', icon: 'clock', label: 'Late work accepted' },
  closed: { tone: 'neutral', icon: 'lock', label: 'Closed' },
}

const ownLooks: Record<NonNullable<GroupAssessmentSummary['own']>['status'], StateLook | null> = {
  NotStarted: null,
  InProgress: { tone: 'primary', icon: 'edit', label: 'In progress' },
  Submitted: { tone: 'success', icon: 'check', label: 'Finished' },
  TimeExpired: { tone: 'neutral', icon: 'hourglass', label: 'Ended at the deadline' },
  Excused: { tone: 'neutral', icon: 'check', label: 'Excused' },
}

/** How an assessment stands, for staff: its own state. */
export function stateLookOf({ state }: GroupAssessmentSummary): StateLook {
  return stateLooks[state]
}

/** How an assessment stands for a learner: where they are in it, else its state. */
export function ownLookOf(item: GroupAssessmentSummary): StateLook {
  const own = item.own && ownLooks[item.own.status]
  // Homework that just closes stays in progress for ever; once closed, that is what matters.
  if (own && !(item.own?.status === 'InProgress' && item.state === 'closed')) return own
  return stateLooks[item.state]
}

/** Whether somebody can work on it right now. */
export function isRunning({ state }: GroupAssessmentSummary): boolean {
  return state === 'open' || state === 'late'
}

/** Whether a learner still has something to do in it now. */
export function isToDo(item: GroupAssessmentSummary): boolean {
  return isRunning(item) && (item.own?.status === 'NotStarted' || item.own?.status === 'InProgress')
}

/** The moment that matters next. */
export function nextMomentOf(item: GroupAssessmentSummary): { label: string; moment: string } | null {
  if (item.state === 'upcoming' && item.opensAt) return { label: 'Opens', moment: item.opensAt }
  if (item.state === 'late' && item.closesAt) return { label: 'Closes', moment: item.closesAt }
  if (item.dueAt)
    return { label: item.state === 'closed' || item.state === 'late' ? 'Was due' : 'Due', moment: item.dueAt }
  return item.closesAt ? { label: item.state === 'closed' ? 'Closed' : 'Closes', moment: item.closesAt } : null
}

function momentKey(item: GroupAssessmentSummary): number {
  const moment = item.own?.deadline ?? item.dueAt ?? item.closesAt
  return moment ? Date.parse(moment) : Number.MAX_SAFE_INTEGER
}

/** What is due first comes first; what has no date comes last. */
export function sortByDue<T extends GroupAssessmentSummary>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => momentKey(a) - momentKey(b) || a.name.localeCompare(b.name))
}

/** What a button for a learner says. */
export function learnerActionOf(item: GroupAssessmentSummary): 'Start' | 'Continue' | 'Review' | null {
  if (isToDo(item)) return item.own?.status === 'InProgress' ? 'Continue' : 'Start'
  return item.own && item.own.status !== 'NotStarted' ? 'Review' : null
}

/** Whether staff have something to decide: answers to grade, or work that arrived after the deadline. */
export function needsStaff({ counts }: GroupAssessmentSummary): boolean {
  return counts !== null && counts.needsPerson + counts.lateWork > 0
}

/** The three bands of a course, for staff. What is over but needs a person stands in its band alone. */
export function bandsOf<T extends GroupAssessmentSummary>(items: readonly T[]) {
  const needsYou = items.filter(needsStaff)
  const now = items.filter((item) => isRunning(item))
  const rest = items.filter((item) => !isRunning(item) && !needsYou.includes(item))
  return {
    now: sortByDue(now),
    needsYou: sortByDue(needsYou),
    coming: sortByDue(rest.filter(({ state }) => state !== 'closed')),
    past: sortByDue(rest.filter(({ state }) => state === 'closed')).reverse(),
  }
}
