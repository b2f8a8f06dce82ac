import type { GroupAssessmentSummary } from '@isomorph/contract'
import { t, type MessageKey, type PlainKey } from '@isomorph/messages'
import { activeTag } from '@isomorph/messages/language'
import type { IconName, Tone } from '@isomorph/ui'

export interface StateLook {
  readonly tone: Tone
  readonly icon: IconName
  readonly label: string
}

interface KeyedLook extends Omit<StateLook, 'label'> {
  readonly label: PlainKey
}

const stateLooks: Record<GroupAssessmentSummary['state'], KeyedLook> = {
  unpublished: { tone: 'neutral', icon: 'edit', label: 'assessment-state.unpublished' },
  upcoming: { tone: 'neutral', icon: 'calendar', label: 'assessment-state.upcoming' },
  open: { tone: 'success', icon: 'play', label: 'assessment-state.open' },
  late: { tone: 'warning', icon: 'clock', label: 'assessment-state.late' },
  closed: { tone: 'neutral', icon: 'lock', label: 'assessment-state.closed' },
}

const ownLooks: Record<NonNullable<GroupAssessmentSummary['own']>['status'], KeyedLook | null> = {
  NotStarted: null,
  InProgress: { tone: 'primary', icon: 'edit', label: 'assessment-state.own.inProgress' },
  Submitted: { tone: 'success', icon: 'check', label: 'assessment-state.own.finished' },
  TimeExpired: { tone: 'neutral', icon: 'hourglass', label: 'assessment-state.own.ended' },
  EndedByStaff: { tone: 'neutral', icon: 'hourglass', label: 'assessment-state.own.endedByStaff' },
  Excused: { tone: 'neutral', icon: 'check', label: 'assessment-state.own.excused' },
}

function inWords(look: KeyedLook): StateLook {
  return { ...look, label: t(look.label) }
}

/** How an assessment stands, for staff: its own state. */
export function stateLookOf({ state }: GroupAssessmentSummary): StateLook {
  return inWords(stateLooks[state])
}

/** How an assessment stands for a learner: where they are in it, else its state. */
export function ownLookOf(item: GroupAssessmentSummary): StateLook {
  const own = item.own && ownLooks[item.own.status]
  // Homework that just closes stays in progress for ever; once closed, that is what matters.
  if (own && !(item.own?.status === 'InProgress' && item.state === 'closed')) return inWords(own)
  return inWords(stateLooks[item.state])
}

/** Whether somebody can work on it right now. */
export function isRunning({ state }: GroupAssessmentSummary): boolean {
  return state === 'open' || state === 'late'
}

/** Whether a learner still has something to do in it now. */
export function isToDo(item: GroupAssessmentSummary): boolean {
  return isRunning(item) && (item.own?.status === 'NotStarted' || item.own?.status === 'InProgress')
}

interface NextMoment {
  /** The sentence that says what happens at the moment. */
  readonly key: Extract<MessageKey, `assessment-state.moment.${'opens' | 'closes' | 'closed' | 'due' | 'wasDue'}`>
  readonly moment: string
}

/** The moment that matters next. */
export function nextMomentOf({ state, opensAt, dueAt, closesAt }: GroupAssessmentSummary): NextMoment | null {
  if (state === 'upcoming' && opensAt) return { key: 'assessment-state.moment.opens', moment: opensAt }
  if (state === 'late' && closesAt) return { key: 'assessment-state.moment.closes', moment: closesAt }
  const isOver = state === 'closed' || state === 'late'
  if (dueAt) return { key: isOver ? 'assessment-state.moment.wasDue' : 'assessment-state.moment.due', moment: dueAt }
  if (!closesAt) return null
  return {
    key: state === 'closed' ? 'assessment-state.moment.closed' : 'assessment-state.moment.closes',
    moment: closesAt,
  }
}

function momentKey(item: GroupAssessmentSummary): number {
  const moment = item.own?.deadline ?? item.dueAt ?? item.closesAt
  return moment ? Date.parse(moment) : Number.MAX_SAFE_INTEGER
}

/** What is due first comes first; what has no date comes last. */
export function sortByDue<T extends GroupAssessmentSummary>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => momentKey(a) - momentKey(b) || a.name.localeCompare(b.name, activeTag()))
}

export type LearnerAction = 'start' | 'continue' | 'review'

/** What a button for a learner does. */
export function learnerActionOf(item: GroupAssessmentSummary): LearnerAction | null {
  if (isToDo(item)) return item.own?.status === 'InProgress' ? 'continue' : 'start'
  return item.own && item.own.status !== 'NotStarted' ? 'review' : null
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
