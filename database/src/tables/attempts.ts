import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { JsonDocument } from './content.ts'
import type { DefaultMoment } from './people.ts'

export type StoredVerdict = 'correct' | 'partial' | 'incorrect' | 'needsPerson' | 'pending' | 'unreadable'

export interface AttemptsTable {
  problemInstanceId: number
  number: number
  clientAttemptId: string
  source: 'learner' | 'deadline' | 'staff'
  receivedAt: Date
  clientAt: Date | null
  withinGrace: boolean
  daysLate: number
  problemRevisionId: number
  percent: number
  draftVersion: number
  actorUserId: number
  isSetAside: Generated<boolean>
}

export interface LateEvidenceTable {
  id: GeneratedAlways<number>
  problemInstanceId: number
  clientAttemptId: string
  kind: 'submission' | 'draft'
  answers: JsonDocument
  responses: JsonDocument
  percent: number
  pending: number
  draftVersion: number
  deadline: Date
  clientAt: Date | null
  clockOffsetSeconds: number | null
  lastContactAt: Date | null
  receivedAt: Date
  wereKeysVisible: boolean
  state: 'waiting' | 'accepted' | 'declined' | 'recorded'
  decidedBy: number | null
  decidedAt: Date | null
  reason: Generated<string>
  attemptNumber: number | null
}

interface MarkingColumns {
  problemInstanceId: number
  attemptNumber: number
  questionKey: number
  reading: Generated<string>
  verdict: StoredVerdict
  percent: number
  rule: Generated<string>
  evidence: ColumnType<unknown, string | undefined, string>
  source: Generated<'evaluator' | 'person'>
  needsPerson: Generated<boolean>
  comment: Generated<string>
  markedBy: number | null
  markedAt: Date
  regradeRunId: number | null
  markingNumber: Generated<number>
}

export interface ResponsesTable extends MarkingColumns {
  answer: string
}

export interface SupersededMarkingsTable extends MarkingColumns {
  supersededAt: DefaultMoment
}

export interface ResultsTable {
  problemInstanceId: number
  groupAssessmentId: number
  userId: number
  attemptsUsed: Generated<number>
  countingAttempt: number | null
  percent: Generated<number>
  points: Generated<number>
  pending: Generated<number>
  markedVariantId: number
  version: Generated<number>
  overridePoints: number | null
  waivesLatePenalty: Generated<boolean>
  waivesAttemptPenalty: Generated<boolean>
  rulesNumber: Generated<number>
  floorPoints: number | null
  itemKey: number
  ordinal: number
}

export interface ScoresTable {
  groupAssessmentId: number
  userId: number
  points: Generated<number>
  overridePoints: number | null
  pending: Generated<number>
  daysLate: Generated<number>
  version: Generated<number>
  pushDue: Generated<boolean>
  changedAt: DefaultMoment
  possible: number | null
  pagesVersion: Generated<number>
}

/** What is set by hand: what is earned, in points or in percent of what is possible; or that penalties do not count. */
export type OverrideKind = 'points' | 'percent' | 'noLatePenalty' | 'noAttemptPenalty' | 'noPenalties'

export interface OverridesTable {
  id: GeneratedAlways<number>
  groupAssessmentId: number
  userId: number
  itemKey: number | null
  kind: OverrideKind
  value: number | null
  points: number | null
  reason: Generated<string>
  learnerNote: Generated<string>
  clientKey: string | null
  createdBy: number
  createdAt: DefaultMoment
  withdrawnBy: number | null
  withdrawnAt: Date | null
}

export interface ScoringTasksTable {
  id: GeneratedAlways<number>
  problemInstanceId: number
  attemptNumber: number
  questionKey: number
  groupAssessmentId: number
  itemKey: number
  reason: 'manual' | 'undecided' | 'unreadable' | 'appeal' | 'double' | 'chosen'
  claimedBy: number | null
  claimedUntil: Date | null
  blindRank: number | null
  createdAt: DefaultMoment
  doneAt: Date | null
}

export interface OutboxEventsTable {
  id: GeneratedAlways<number>
  kind: string
  payload: JsonDocument
  createdAt: DefaultMoment
  eventId: Generated<string>
  sendAfter: Date | null
}

export interface AttemptTables {
  attempts: AttemptsTable
  responses: ResponsesTable
  supersededMarkings: SupersededMarkingsTable
  results: ResultsTable
  scores: ScoresTable
  lateEvidence: LateEvidenceTable
  overrides: OverridesTable
  scoringTasks: ScoringTasksTable
  outboxEvents: OutboxEventsTable
}
