import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { DefaultMoment } from './people.ts'

export interface GradingSettingsTable {
  groupAssessmentId: number
  isAnonymous: Generated<boolean>
}

export interface LearnerCodesTable {
  groupAssessmentId: number
  userId: number
  code: number
}

export interface RubricVersionsTable {
  groupAssessmentId: number
  itemKey: number
  questionKey: number
  version: number
  content: ColumnType<unknown, string, never>
  createdBy: number
  createdAt: DefaultMoment
}

export interface GraderMarksTable {
  problemInstanceId: number
  attemptNumber: number
  questionKey: number
  markingNumber: number
  kind: 'mark' | 'undo' | 'rubric' | 'decision'
  clientKey: string | null
  graderId: number
  rubricVersion: number | null
  itemIds: Generated<number[]>
  adjustment: Generated<number>
  createdAt: DefaultMoment
  clusterDecisionId: number | null
  secondItemIds: number[] | null
  secondAdjustment: number | null
}

export interface DoubleMarkingTable {
  groupAssessmentId: number
  itemKey: number
  questionKey: number
  share: number
  mostDifference: number
}

export interface DoubleMarksTable {
  id: GeneratedAlways<number>
  problemInstanceId: number
  attemptNumber: number
  questionKey: number
  graderId: number
  clientKey: string
  taskReason: string
  isBlind: boolean
  percent: number
  rubricVersion: number | null
  itemIds: Generated<number[]>
  adjustment: Generated<number>
  comment: string
  createdAt: DefaultMoment
  withdrawnAt: Date | null
  withdrawnKey: string | null
}

export interface CommentSnippetsTable {
  userId: number
  groupAssessmentId: number
  itemKey: number
  questionKey: number
  texts: string[]
}

export interface AppealsTable {
  id: GeneratedAlways<number>
  groupAssessmentId: number
  userId: number
  problemInstanceId: number
  attemptNumber: number
  questionKey: number
  markingNumber: number
  text: string
  status: Generated<'open' | 'answered' | 'withdrawn'>
  clientKey: string
  createdAt: DefaultMoment
  answer: Generated<string>
  isChanged: boolean | null
  answeredBy: number | null
  answeredAt: Date | null
  answeredMarkingNumber: number | null
}

export interface AnswerClustersTable {
  groupAssessmentId: number
  itemKey: number
  questionKey: number
  sourceVersion: string
  clusters: ColumnType<unknown, string, string>
  computedAt: DefaultMoment
}

export interface ClusterDecisionsTable {
  id: GeneratedAlways<number>
  groupAssessmentId: number
  itemKey: number
  questionKey: number
  name: string
  signature: ColumnType<unknown, string, never>
  signatureKey: string
  percent: number
  comment: Generated<string>
  clientKey: string
  createdBy: number
  createdAt: DefaultMoment
  withdrawnBy: number | null
  withdrawnAt: Date | null
  lookedUntil: Date | null
  nextLookAt: DefaultMoment
  secondsBetweenLooks: Generated<number>
}

export interface GradingTables {
  answerClusters: AnswerClustersTable
  clusterDecisions: ClusterDecisionsTable
  appeals: AppealsTable
  gradingSettings: GradingSettingsTable
  learnerCodes: LearnerCodesTable
  rubricVersions: RubricVersionsTable
  graderMarks: GraderMarksTable
  doubleMarking: DoubleMarkingTable
  doubleMarks: DoubleMarksTable
  commentSnippets: CommentSnippetsTable
}
