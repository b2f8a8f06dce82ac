import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { DefaultMoment } from './people.ts'

export type RegradeStatus = 'computing' | 'ready' | 'applying' | 'applied' | 'failed' | 'discarded'

export type RegradeFailure = 'notWorkedOut' | 'notAllChanged'

/** What a problem or a question earns: as it is marked, everything for everybody or for whoever answered, or nothing for all. */
export type CreditRule = 'asMarked' | 'fullCredit' | 'fullCreditIfAnswered' | 'dropped'

export interface RegradeRunsTable {
  id: GeneratedAlways<number>
  groupAssessmentId: number
  targets: ColumnType<unknown, string, never>
  neverLower: boolean
  reopensMarks: Generated<boolean>
  status: RegradeStatus
  undoOf: number | null
  undoneBy: number | null
  clientKey: string
  total: Generated<number>
  done: Generated<number>
  lastInstanceId: Generated<number>
  summary: ColumnType<unknown, string | undefined, string>
  failure: Generated<string>
  failureCode: RegradeFailure | null
  note: Generated<string>
  createdBy: number
  createdAt: DefaultMoment
  appliedAt: Date | null
  toldAt: Date | null
}

export interface MarkingRulesTable {
  groupAssessmentId: number
  itemKey: number
  number: number
  problemRevisionId: number | null
  points: number | null
  creditRule: CreditRule
  questionRules: ColumnType<unknown, string | undefined, never>
  regradeRunId: number
  createdAt: DefaultMoment
}

export interface RegradeResultsTable {
  regradeRunId: number
  problemInstanceId: number
  before: ColumnType<unknown, string, string>
  after: ColumnType<unknown, string, string>
  keptBecause: 'neverLower' | 'missingValue' | null
}

export interface RegradeChangesTable {
  regradeRunId: number
  problemInstanceId: number
  attemptNumber: number
  questionKey: number
  beforeMarkingNumber: number
  afterMarkingNumber: number | null
  before: ColumnType<unknown, string, string>
  after: ColumnType<unknown, string, string>
  isByHand: boolean
}

export interface RegradePlansTable {
  regradeRunId: number
  problemInstanceId: number
  version: number
  basis: ColumnType<unknown, string, string>
  changes: number
  attempts: ColumnType<unknown, string, string>
  markedVariantId: number
  countingAttempt: number | null
  percent: number
  points: number
  pending: number
  floorPoints: number | null
  movedPoints: number
  movedPending: number
  movedPossible: number
}

export interface RegradeTables {
  regradeRuns: RegradeRunsTable
  markingRules: MarkingRulesTable
  regradeResults: RegradeResultsTable
  regradeChanges: RegradeChangesTable
  regradePlans: RegradePlansTable
}
