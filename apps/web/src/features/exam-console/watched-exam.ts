import {
  foldText,
  lostAfterSeconds,
  matchesKeywords,
  silentAfterSeconds,
  type WatchedExam,
  type WatchedLearner,
} from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { nameOfMinutes } from '../../dates/dates.ts'
import { listedName } from '../../entities/person/names.ts'
import { formatCount } from '../../numbers/counts.ts'

/** Everybody of an exam as of the last answer, by name. */
export interface WatchedRoom extends Pick<WatchedExam, 'now' | 'cursor' | 'announcements' | 'settingsVersion'> {
  readonly learners: readonly WatchedLearner[]
}

function byName(learners: readonly WatchedLearner[]): WatchedLearner[] {
  const named = learners.map((watched) => ({ watched, name: foldText(listedName(watched.learner)) }))
  return named.toSorted((a, b) => a.name.localeCompare(b.name)).map(({ watched }) => watched)
}

/** Puts what has changed into what was known. */
export function roomAfter(before: WatchedRoom | null, answer: WatchedExam): WatchedRoom {
  const { now, cursor, announcements, settingsVersion } = answer
  const room = { now, cursor, announcements, settingsVersion }
  if (before === null || answer.isComplete) return { ...room, learners: byName(answer.learners) }
  const changed = new Map(answer.learners.map((each) => [each.learner.id, each]))
  const removed = new Set(answer.removed)
  const known = new Set(before.learners.map(({ learner }) => learner.id))
  const learners = before.learners
    .filter(({ learner }) => !removed.has(learner.id))
    .map((each) => changed.get(each.learner.id) ?? each)
  const added = answer.learners.filter(({ learner }) => !known.has(learner.id))
  return { ...room, learners: added.length === 0 ? learners : byName([...learners, ...added]) }
}

/** Seconds from a moment to now; what never was counts from the start. */
function secondsSince(moment: string | null, { startedAt }: WatchedLearner, now: number): number {
  const since = moment ?? startedAt
  return since === null ? 0 : (now - Date.parse(since)) / 1000
}

function minutesOf(seconds: number): string {
  return nameOfMinutes(Math.floor(seconds / 60))
}

/** Where somebody is; whose time is over works no more, although the server has not ended the sitting yet. */
export function shownState({ state, deadline }: WatchedLearner, now: number): ShownState {
  return state === 'working' && deadline !== null && Date.parse(deadline) <= now ? 'timeOver' : state
}

/** Whether each problem is submitted as it was typed last: nothing is left that could get lost. */
function hasSubmittedEverything({ problems }: WatchedLearner): boolean {
  return /^s+$/.test(problems)
}

/** What somebody who watches should look at, in words. */
export function alertsOf(watched: WatchedLearner, now: number): string[] {
  if (shownState(watched, now) !== 'working') return []
  const isDone = hasSubmittedEverything(watched)
  const lost = watched.isConnected || isDone ? 0 : secondsSince(watched.lostSince, watched, now)
  const silent = isDone ? 0 : secondsSince(watched.savedAt, watched, now)
  return [
    ...(lost > lostAfterSeconds ? [t('exam-console.alert.lost', { minutes: minutesOf(lost) })] : []),
    ...(silent > silentAfterSeconds ? [t('exam-console.alert.silent', { minutes: minutesOf(silent) })] : []),
    ...(watched.devices > 1 ? [t('exam-console.alert.devices', { count: formatCount(watched.devices) })] : []),
    ...(watched.violations > 0 ? [t('exam-console.alert.lockdown')] : []),
    ...(watched.isCutByClose ? [t('exam-console.alert.cutByClose')] : []),
  ]
}

export interface LearnerView {
  readonly keywords: string
  readonly isAlertedOnly: boolean
}

/** Who is shown. */
export function shownLearners(room: WatchedRoom, view: LearnerView, now: number): WatchedLearner[] {
  return room.learners.filter(({ learner, ...watched }) => {
    const text = `${learner.firstName} ${learner.lastName} ${learner.email} ${learner.uid}`
    const isAlerted = !view.isAlertedOnly || alertsOf({ learner, ...watched }, now).length > 0
    return isAlerted && matchesKeywords(text, view.keywords)
  })
}

export type ShownState = WatchedLearner['state'] | 'timeOver'

export const stateNames: Readonly<Record<ShownState, PlainKey>> = {
  notStarted: 'exam-console.state.notStarted',
  pausedBeforeStart: 'exam-console.state.pausedBeforeStart',
  working: 'exam-console.state.working',
  timeOver: 'exam-console.state.timeOver',
  paused: 'exam-console.state.paused',
  onBreak: 'exam-console.state.onBreak',
  finished: 'exam-console.state.finished',
  excused: 'exam-console.state.excused',
}

/** How many are in each state, those that somebody is in. */
export function countsOf({ learners, now }: WatchedRoom): [name: string, count: number][] {
  const at = Date.parse(now)
  return Object.entries(stateNames).flatMap(([state, name]) => {
    const count = learners.filter((each) => shownState(each, at) === state).length
    return count === 0 ? [] : [[t(name), count]]
  })
}

/** When the last of those who work has to stop; null: nobody, or never. */
export function lastEndOf({ learners, now }: WatchedRoom): string | null {
  const at = Date.parse(now)
  const ends = learners.flatMap((each) =>
    shownState(each, at) === 'working' && each.deadline !== null ? [each.deadline] : [],
  )
  return ends.reduce<string | null>((last, end) => (last === null || end > last ? end : last), null)
}

/** `31:20`, with hours where there are any. */
export function timeLeft(deadline: string, now: number): string {
  const seconds = Math.max(0, Math.round((Date.parse(deadline) - now) / 1000))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}

/** How long ago, in whole minutes: `just now`, `6 min ago`. */
export function agoOf(moment: string, now: number): string {
  return t('exam-console.ago', { minutes: minutesSince(moment, now) })
}

/** Whole minutes from a moment to now. */
export function minutesSince(moment: string, now: number): number {
  const seconds = Math.max(0, Math.round((now - Date.parse(moment)) / 1000))
  return Math.floor(seconds / 60)
}
