import type { GroupRole } from '@isomorph/access'
import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonDocument } from './content.ts'
import type { DefaultMoment } from './people.ts'

export interface ExternalTermsTable {
  id: GeneratedAlways<number>
  name: string
  startDate: Date
  endDate: Date
  clientKey: string | null
}

export interface GroupsTable {
  id: GeneratedAlways<number>
  name: string
  externalTermId: number | null
  startDate: Date | null
  endDate: Date | null
  createdBy: number
  copiedFromId: number | null
  clientKey: string | null
  createdAt: DefaultMoment
  changedAt: DefaultMoment
  deletedAt: Date | null
  searchText: GeneratedAlways<string>
}

export interface GroupUserRolesTable {
  id: GeneratedAlways<number>
  groupId: number
  userId: number
  role: GroupRole
  /** Null: given by hand. */
  externalGroupId: number | null
  createdAt: DefaultMoment
}

/** What is granted to one person: everywhere, in a group, or in one group assessment; columns resolve one by one. */
export interface AccommodationsTable {
  id: GeneratedAlways<number>
  userId: number
  groupId: number | null
  groupAssessmentId: number | null
  timerMultiplier: number | null
  extraSeconds: number | null
  windowExtraSeconds: number | null
  opensAt: Date | null
  dueAt: Date | null
  closesAt: Date | null
  attemptsAllowed: number | null
  lockdownExempt: boolean | null
  isExcused: boolean | null
  reason: Generated<string>
  isUntimed: boolean | null
  extraAttempts: number | null
  expiresAt: Date | null
  version: Generated<number>
  breakSeconds: number | null
}

export interface AccommodationChangesTable {
  id: GeneratedAlways<number>
  userId: number
  groupId: number | null
  groupAssessmentId: number | null
  version: number
  fields: JsonDocument
  reason: string
  changedBy: number | null
  at: DefaultMoment
}

export interface GroupTables {
  externalTerms: ExternalTermsTable
  groups: GroupsTable
  groupUserRoles: GroupUserRolesTable
  accommodations: AccommodationsTable
  accommodationChanges: AccommodationChangesTable
}
