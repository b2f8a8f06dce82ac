import type { EntityRole } from '@isomorph/access'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { DefaultMoment } from './people.ts'

/** A stored document: read as parsed JSON of whatever format it was written in, written as JSON text. */
export type JsonDocument = ColumnType<unknown, string, string>

export interface ProblemsTable {
  id: GeneratedAlways<number>
  name: string
  tags: Generated<string[]>
  shortStatement: Generated<string>
  headRevisionId: number | null
  originRevisionId: number | null
  /** See `licences` of the contract. */
  licence: Generated<'Institution' | 'CC-BY-4.0' | 'CC-BY-SA-4.0' | 'CC0-1.0' | 'Own'>
  licenceText: Generated<string>
  attribution: Generated<string>
  originAuthorIds: Generated<number[]>
  originLicence: Generated<'Institution' | 'CC-BY-4.0' | 'CC-BY-SA-4.0' | 'CC0-1.0' | 'Own'>
  mergedRevisionId: number | null
  isDraftedByAi: Generated<boolean>
  /** Of the questions of the newest version. */
  answerTypes: Generated<string[]>
  /** Of all versions. */
  largestUsedId: Generated<number>
  createdBy: number
  clientKey: string | null
  createdAt: DefaultMoment
  changedAt: DefaultMoment
  deletedAt: Date | null
  searchText: GeneratedAlways<string>
}

export interface ProblemRevisionsTable {
  id: GeneratedAlways<number>
  problemId: number
  number: number
  format: number
  content: JsonDocument
  contentHash: Buffer
  validationLevel: 'InvalidForSave' | 'InvalidForUseError' | 'InvalidForUseInfo' | 'Valid'
  findings: ColumnType<unknown, string | undefined, string>
  createdBy: number
  createdAt: DefaultMoment
}

export interface ProblemRevisionNotesTable {
  revisionId: number
  note: string
}

export interface AssessmentsTable {
  id: GeneratedAlways<number>
  name: string
  headRevisionId: number | null
  originRevisionId: number | null
  createdBy: number
  clientKey: string | null
  createdAt: DefaultMoment
  changedAt: DefaultMoment
  deletedAt: Date | null
  searchText: GeneratedAlways<string>
}

export interface AssessmentRevisionsTable {
  id: GeneratedAlways<number>
  assessmentId: number
  number: number
  format: number
  content: JsonDocument
  contentHash: Buffer
  createdBy: number
  createdAt: DefaultMoment
}

export interface AssessmentRevisionItemsTable {
  assessmentRevisionId: number
  itemKey: number
  position: number
  poolKey: number | null
  points: number
  problemRevisionId: number
  isBonus: Generated<boolean>
  attemptsAllowed: number | null
  attemptPenaltyPercent: number | null
  learnerTitle: string | null
  sectionKey: number | null
}

/** The problems that an assessment has as it is now; none where it is deleted. */
export interface AssessmentProblemsTable {
  problemId: number
  assessmentId: number
}

export interface SharedLibrariesTable {
  id: GeneratedAlways<number>
  name: string
  description: Generated<string>
  clientKey: string | null
  createdBy: number
  createdAt: DefaultMoment
  changedAt: DefaultMoment
  deletedAt: Date | null
  searchText: GeneratedAlways<string>
}

interface EntityUserRole {
  userId: number
  role: EntityRole
  createdAt: DefaultMoment
}

export interface ProblemUserRolesTable extends EntityUserRole {
  problemId: number
}

export interface AssessmentUserRolesTable extends EntityUserRole {
  assessmentId: number
}

export interface SharedLibraryUserRolesTable extends EntityUserRole {
  sharedLibraryId: number
}

export interface ProblemSharedLibraryRolesTable {
  problemId: number
  sharedLibraryId: number
  role: Exclude<EntityRole, 'Owner'>
  createdAt: DefaultMoment
}

/** Every role of a person on a problem: their own, and those by shared libraries that they may read. */
export interface EffectiveProblemRolesView {
  problemId: number
  userId: number
  role: EntityRole
}

export interface ProblemDraftsTable {
  id: GeneratedAlways<number>
  userId: number
  problemId: number | null
  draftKey: string | null
  version: string
  name: string
  work: JsonDocument
  savedAt: Date
}

export interface EditorPresenceTable {
  entity: 'Problem' | 'Assessment'
  entityId: number
  userId: number
  editorKey: string
  seenAt: Date
}

export interface FilesTable {
  name: string
  contentType: string
  byteSize: number
  width: number | null
  height: number | null
  isPublic: Generated<boolean>
  createdBy: number
  createdAt: DefaultMoment
}

export interface ProblemFiguresTable {
  problemId: number
  fileName: string
  isByUploader: boolean
}

export interface VariantReportsTable {
  revisionId: number
  state: Generated<'waiting' | 'done' | 'tooLong' | 'failed'>
  variants: Generated<number>
  distinctVariants: Generated<number>
  issues: ColumnType<unknown, string | undefined, string>
  createdAt: DefaultMoment
  endedAt: Date | null
}

export interface ContentTables {
  problems: ProblemsTable
  problemRevisions: ProblemRevisionsTable
  problemRevisionNotes: ProblemRevisionNotesTable
  variantReports: VariantReportsTable
  assessments: AssessmentsTable
  assessmentRevisions: AssessmentRevisionsTable
  assessmentRevisionItems: AssessmentRevisionItemsTable
  assessmentProblems: AssessmentProblemsTable
  sharedLibraries: SharedLibrariesTable
  problemUserRoles: ProblemUserRolesTable
  assessmentUserRoles: AssessmentUserRolesTable
  sharedLibraryUserRoles: SharedLibraryUserRolesTable
  problemSharedLibraryRoles: ProblemSharedLibraryRolesTable
  effectiveProblemRoles: EffectiveProblemRolesView
  problemDrafts: ProblemDraftsTable
  editorPresence: EditorPresenceTable
  files: FilesTable
  problemFigures: ProblemFiguresTable
}
