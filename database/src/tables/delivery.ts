import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { JsonDocument } from './content.ts'
import type { DefaultMoment } from './people.ts'

type ExamActKind = 'grantTime' | 'pause' | 'continue' | 'reopen' | 'excuse' | 'unexcuse' | 'finish' | 'grantAttempts'

export type ReleaseMoment = 'immediately' | 'afterAttempts' | 'afterDue' | 'byHand' | 'never'

export interface GroupAssessmentsTable {
  id: GeneratedAlways<number>
  groupId: number
  assessmentId: number
  assessmentRevisionId: number
  deliveryNumber: Generated<number>
  name: string
  isPublished: Generated<boolean>
  publishedAt: Date | null
  opensAt: Date | null
  dueAt: Date | null
  closesAt: Date | null
  latePenaltyPercent: Generated<number>
  timeLimitSeconds: number | null
  attemptsAllowed: number | null
  attemptPenaltyPercent: Generated<number>
  countingAttempt: 'best' | 'last' | 'first'
  correctnessRelease: ReleaseMoment
  answersRelease: ReleaseMoment
  solutionsRelease: ReleaseMoment
  scoresRelease: ReleaseMoment
  correctnessReleasedAt: Date | null
  answersReleasedAt: Date | null
  solutionsReleasedAt: Date | null
  scoresReleasedAt: Date | null
  isShuffled: Generated<boolean>
  variantCount: number | null
  isFinishedByHand: Generated<boolean>
  showsHints: Generated<boolean>
  showsProblemNames: Generated<boolean>
  accessCodeHash: string | null
  accessCodeSealed: Buffer | null
  lateEvidence: Generated<'ask' | 'acceptGap' | 'never'>
  lateEvidenceGapMinutes: number | null
  appealDays: Generated<number>
  lockdown: Generated<'none' | 'safeExamBrowser' | 'respondus'>
  instructions: ColumnType<unknown, string | null, string | null>
  seedSalt: string
  copiedFromId: number | null
  version: Generated<number>
  pagesVersion: Generated<number>
  createdBy: number
  clientKey: string | null
  createdAt: DefaultMoment
  changedAt: DefaultMoment
  deletedAt: Date | null
}

export interface GroupAssessmentItemsTable {
  groupAssessmentId: number
  deliveryNumber: number
  itemKey: number
  position: number
  points: number
  deliveredRevisionId: number
  markingRevisionId: number
  variantCount: number | null
  creditRule: Generated<'asMarked' | 'fullCredit' | 'dropped'>
  isBonus: Generated<boolean>
  attemptsAllowed: number | null
  attemptPenaltyPercent: number | null
  learnerTitle: string | null
  sectionKey: number | null
  poolKey: number | null
  rulesNumber: Generated<number>
}

export interface GroupAssessmentSectionsTable {
  groupAssessmentId: number
  deliveryNumber: number
  sectionKey: number
  position: number
  title: string
  instructions: ColumnType<unknown, string | null, string | null>
  isShuffled: boolean
}

export interface GroupAssessmentPoolsTable {
  groupAssessmentId: number
  deliveryNumber: number
  poolKey: number
  sectionKey: number | null
  draws: number
  points: number
}

export interface VariantsTable {
  id: GeneratedAlways<number>
  problemRevisionId: number
  generator: number
  seed: number
  format: Generated<number>
  drawn: JsonDocument
  values: JsonDocument
  valuesHash: Buffer
  derivedFromId: number | null
  createdAt: DefaultMoment
}

export interface ProblemInstancesTable {
  id: GeneratedAlways<number>
  groupAssessmentId: number
  userId: number
  itemKey: number
  ordinal: number
  position: number
  points: number
  variantId: number
  createdAt: DefaultMoment
}

export interface LearnerStatusesTable {
  groupAssessmentId: number
  userId: number
  deliveryNumber: number
  isPreview: Generated<boolean>
  startedAt: Date | null
  finishedAt: Date | null
  finishReason: 'submitted' | 'timeExpired' | null
  extraSeconds: Generated<number>
  pausedSeconds: Generated<number>
  reopenNumber: Generated<number>
  reopenedUntil: Date | null
  wakeAt: Date | null
  version: Generated<number>
  knowsChoiceKeys: Generated<boolean>
  pausedAt: Date | null
  endedAt: Date | null
  extraAttempts: Generated<number>
  pauseEndsAt: Date | null
  breakUsedSeconds: Generated<number>
  pausedBeforeStartSeconds: Generated<number>
}

export interface StatusActsTable {
  clientKey: string
  groupAssessmentId: number
  kind: ExamActKind
  detail: JsonDocument
  outcome: ColumnType<unknown, string | undefined, string>
  actedBy: number | null
  at: Date
}

export interface LearnerStatusEventsTable {
  id: GeneratedAlways<number>
  groupAssessmentId: number
  userId: number
  kind:
    | 'Started'
    | 'Resumed'
    | 'Submitted'
    | 'TimeExpired'
    | 'Reopened'
    | 'ExtraTimeGranted'
    | 'Excused'
    | 'Unexcused'
    | 'Paused'
    | 'Continued'
    | 'Finished'
    | 'AttemptsGranted'
    | 'LockdownViolated'
    | 'BreakBegun'
    | 'BreakEnded'
  at: DefaultMoment
  clientAt: Date | null
  actorUserId: number | null
  detail: ColumnType<unknown, string | undefined, string>
  clientKey: string | null
}

export interface AnnouncementsTable {
  id: GeneratedAlways<number>
  clientKey: string
  groupAssessmentId: number
  text: string
  isUrgent: boolean
  userIds: number[] | null
  itemKey: number | null
  createdBy: number | null
  createdAt: Date
  withdrawnBy: number | null
  withdrawnAt: Date | null
  changeNumber: Generated<number>
}

export interface AnnouncementReceiptsTable {
  announcementId: number
  userId: number
  seenAt: Date
}

export interface LearnerPresenceTable {
  groupAssessmentId: number
  userId: number
  sessionId: number
  problemInstanceId: number | null
  seenAt: Date
  gapBeganAt: Date | null
}

export interface DraftsTable {
  problemInstanceId: number
  answers: JsonDocument
  version: Generated<number>
  writerId: string
  writerSequence: number
  savedAt: Date
}

export interface DraftJournalTable {
  problemInstanceId: number
  writerId: string
  writerSequence: number
  answers: JsonDocument
  baseVersion: number
  receivedAt: Date
  receivedMonth: Date
  wasApplied: boolean
  clientAt: Date | null
}

/** One row per group assessment and person: dates and deadline with every accommodation in them. */
export interface LearnerSchedulesView {
  groupAssessmentId: number
  userId: number
  groupId: number
  groupAssessmentVersion: number
  statusVersion: number | null
  deliveryNumber: number
  isPreview: boolean
  startedAt: Date | null
  finishedAt: Date | null
  finishReason: 'submitted' | 'timeExpired' | null
  reopenNumber: number
  wakeAt: Date | null
  isDeleted: boolean
  opensAt: Date | null
  dueAt: Date | null
  closesAt: Date | null
  timeLimitSeconds: number | null
  attemptsAllowed: number | null
  isExcused: boolean
  isLockdownExempt: boolean
  deadline: Date | null
  pausedAt: Date | null
  endAt: Date | null
  ownExtraAttempts: number | null
  pauseEndsAt: Date | null
  breakSeconds: number
  breakUsedSeconds: number
  isCutByClose: boolean
  pagesVersion: number
  isEndedByStaff: boolean
}

export interface AccessCodeTriesTable {
  groupAssessmentId: number
  userId: number
  accessCodeHash: string
  failures: number
  lastAt: Date
  lockedUntil: Date | null
}

export interface AccessCodeNetworksTable {
  groupAssessmentId: number
  network: string
  failures: number
  beganAt: Date
}

export interface DeliveryTables {
  groupAssessments: GroupAssessmentsTable
  groupAssessmentItems: GroupAssessmentItemsTable
  groupAssessmentSections: GroupAssessmentSectionsTable
  groupAssessmentPools: GroupAssessmentPoolsTable
  variants: VariantsTable
  problemInstances: ProblemInstancesTable
  learnerStatuses: LearnerStatusesTable
  learnerStatusEvents: LearnerStatusEventsTable
  statusActs: StatusActsTable
  announcements: AnnouncementsTable
  learnerPresence: LearnerPresenceTable
  announcementReceipts: AnnouncementReceiptsTable
  accessCodeTries: AccessCodeTriesTable
  accessCodeNetworks: AccessCodeNetworksTable
  drafts: DraftsTable
  draftJournal: DraftJournalTable
  learnerSchedules: LearnerSchedulesView
}
