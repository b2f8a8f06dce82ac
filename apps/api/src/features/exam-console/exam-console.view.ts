import type { ExamProblem, WatchedLearner } from '@isomorph/contract'
import type { ItemInUse } from '../group-assessments/index.ts'
import type { WatchedRow } from './watched-learners.queries.ts'

function text(moment: Date | null): string | null {
  return moment?.toISOString() ?? null
}

/** Finer steps would make everybody who types differ in every answer. */
const savedStepMilliseconds = 10_000

function savedText(savedAt: Date | null): string | null {
  return (
    savedAt && new Date(Math.floor(savedAt.getTime() / savedStepMilliseconds) * savedStepMilliseconds).toISOString()
  )
}

function stateOf(row: WatchedRow, now: Date): WatchedLearner['state'] {
  const { isExcused, startedAt, finishedAt, pausedAt, pauseEndsAt } = row
  if (isExcused) return 'excused'
  if (startedAt === null) return pausedAt === null ? 'notStarted' : 'pausedBeforeStart'
  if (finishedAt !== null) return 'finished'
  if (pausedAt === null || (pauseEndsAt !== null && pauseEndsAt <= now)) return 'working'
  return pauseEndsAt === null ? 'paused' : 'onBreak'
}

/** One learner as the console shows them. */
export function viewWatched(row: WatchedRow, now: Date): WatchedLearner {
  const state = stateOf(row, now)
  const { id, firstName, lastName, email, uid } = row
  const isConnected = row.devices > 0
  return {
    learner: { id, firstName, lastName, email, uid },
    state,
    problems: row.problems,
    openPosition: isConnected ? row.openPosition : null,
    savedAt: savedText(row.savedAt),
    lostSince: isConnected ? null : text(row.seenAt),
    isConnected,
    devices: row.devices,
    startedAt: text(row.startedAt),
    deadline: text(row.deadline),
    breakEndsAt: state === 'onBreak' ? text(row.pauseEndsAt) : null,
    isCutByClose: row.isCutByClose,
    violations: row.violations,
  }
}

/** The problem that an announcement is about. */
export function viewProblem(item: ItemInUse | undefined): ExamProblem | null {
  return item ? { itemKey: item.itemKey, position: item.position, name: item.name } : null
}
