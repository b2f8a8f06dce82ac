import type { GroupAssessment, GroupAssessmentSummary, SetByHand } from '@isomorph/contract'
import type { GroupAssessmentRow } from './group-assessments.queries.ts'
import type { CountsRow, SummaryRow } from './summaries/summaries.queries.ts'
import { settingsOfColumns } from './group-assessments.settings.ts'
import { stateOfDelivery, statusOfLearner } from './group-assessment-state.ts'
import { setsPoints, waiversOf } from './points/waivers.ts'
import { isTotalReleased } from './release/total-release.ts'

function text(moment: Date | null): string | null {
  return moment?.toISOString() ?? null
}

function minutes(seconds: number | null): number | null {
  return seconds === null ? null : seconds / 60
}

function viewSetByHand({ kind, note }: NonNullable<SummaryRow['setByHand']>): SetByHand {
  return { isPoints: setsPoints(kind), ...waiversOf(kind), note }
}

/** A group assessment as a learner stands towards it: their own dates; before the release no points, waiting ones included. */
export function viewSummaryForLearner(row: SummaryRow, now: Date): GroupAssessmentSummary {
  // A total set by hand may be all that there is: of work on paper, for instance.
  const isShown = (row.startedAt !== null || row.setByHand !== null) && isTotalReleased(row, now)
  const dates = { opensAt: row.ownOpensAt, dueAt: row.ownDueAt, closesAt: row.ownClosesAt }
  return {
    id: row.id,
    groupId: row.groupId,
    name: row.name,
    isPublished: row.isPublished,
    state: stateOfDelivery({ isPublished: row.isPublished, ...dates }, now),
    opensAt: text(dates.opensAt),
    dueAt: text(dates.dueAt),
    closesAt: text(dates.closesAt),
    timeLimitMinutes: minutes(row.ownTimeLimitSeconds),
    problemCount: row.problemCount,
    points: row.points,
    isDeleted: row.isDeleted,
    own: {
      status: statusOfLearner(row),
      deadline: text(row.ownDeadline),
      points: isShown ? row.ownPoints : null,
      pending: isShown ? (row.ownPending ?? 0) : 0,
      setByHand: isShown && row.setByHand !== null ? viewSetByHand(row.setByHand) : null,
    },
    counts: null,
  }
}

/** A group assessment with how far its learners are. */
export function viewSummaryForStaff(row: SummaryRow, counts: CountsRow | undefined, now: Date): GroupAssessmentSummary {
  return {
    id: row.id,
    groupId: row.groupId,
    name: row.name,
    isPublished: row.isPublished,
    state: stateOfDelivery(row, now),
    opensAt: text(row.opensAt),
    dueAt: text(row.dueAt),
    closesAt: text(row.closesAt),
    timeLimitMinutes: minutes(row.timeLimitSeconds),
    problemCount: row.problemCount,
    points: row.points,
    isDeleted: row.isDeleted,
    own: null,
    counts: counts ?? { learners: 0, started: 0, finished: 0, needsPerson: 0, lateWork: 0 },
  }
}

export interface AssessmentReference {
  readonly name: string
  readonly revisionNumber: number
  readonly hasNewerRevision: boolean
  readonly accessCode: string | null
}

/** Everything about a group assessment that staff can set. */
export function viewGroupAssessment(
  row: GroupAssessmentRow,
  summary: GroupAssessmentSummary,
  assessment: AssessmentReference,
): GroupAssessment {
  return {
    ...summary,
    // The settings hold what was set; the summary what follows from it.
    closesAt: text(row.closesAt),
    assessmentId: row.assessmentId,
    assessmentName: assessment.name,
    assessmentRevisionNumber: assessment.revisionNumber,
    hasNewerRevision: assessment.hasNewerRevision,
    settings: settingsOfColumns(row),
    accessCode: assessment.accessCode,
    releasedAt: {
      correctness: text(row.correctnessReleasedAt),
      answers: text(row.answersReleasedAt),
      solutions: text(row.solutionsReleasedAt),
      scores: text(row.scoresReleasedAt),
    },
    version: row.version,
  }
}
