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

function stateOf(standing: WatchedRow['standing'], now: Date): WatchedLearner['state'] {
  const { isExcused, startedAt, finishedAt, pausedAt, pauseEndsAt } = standing
  if (isExcused) return 'excused'
  if (startedAt === null) return pausedAt === null ? 'notStarted' : 'pausedBeforeStart'
  if (finishedAt !== null) return 'finished'
  if (pausedAt === null || (pauseEndsAt !== null && pauseEndsAt <= now)) return 'working'
  return pauseEndsAt === null ? 'paused' : 'onBreak'
}

/** One learner as the console shows them. */
export function viewWatched({ standing, work, presence, violations }: WatchedRow, now: Date): WatchedLearner {
  const state = stateOf(standing, now)
  const { id, firstName, lastName, email, uid } = standing
  const isConnected = presence.devices > 0
  return {
    learner: { id, firstName, lastName, email, uid },
    state,
    problems: work.problems,
    openPosition: isConnected ? presence.openPosition : null,
    savedAt: savedText(work.savedAt),
    lostSince: isConnected ? null : text(presence.seenAt),
    isConnected,
    devices: presence.devices,
    startedAt: text(standing.startedAt),
    deadline: text(standing.deadline),
    breakEndsAt: state === 'onBreak' ? text(standing.pauseEndsAt) : null,
    isCutByClose: standing.isCutByClose,
    violations,
  }
}

/** The problem that an announcement is about. */
export function viewProblem(item: ItemInUse | undefined): ExamProblem | null {
  return item ? { itemKey: item.itemKey, position: item.position, name: item.name } : null
}
