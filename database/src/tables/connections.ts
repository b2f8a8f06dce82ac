import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { DefaultMoment } from './people.ts'
import type { ProgramTables } from './programs.ts'

/** Written as JSON, read as what it says. */
type JsonColumn = ColumnType<unknown, string, string>

export interface ExternalProvidersTable {
  id: GeneratedAlways<number>
  type: 'lti' | 'timetabling'
  name: string
  product: 'moodle' | 'canvas' | 'brightspace' | 'blackboard' | 'sakai' | 'other' | 'unitime' | 'oneroster'
  isEnabled: Generated<boolean>
  isWaiting: Generated<boolean>
  platformUrl: Generated<string>
  issuer: Generated<string>
  clientId: Generated<string>
  authorizationUrl: Generated<string>
  tokenUrl: Generated<string>
  tokenAudience: Generated<string>
  jwksUrl: Generated<string>
  isEmailTrusted: Generated<boolean>
  mayInstructorsCreate: Generated<boolean>
  puidClaim: Generated<'none' | 'custom' | 'sourcedId'>
  address: Generated<string>
  credential: Generated<'password' | 'token'>
  accountName: Generated<string>
  secret: Buffer | null
  changedAt: DefaultMoment
  deletedAt: Date | null
}

export interface LtiDeploymentsTable {
  id: GeneratedAlways<number>
  externalProviderId: number
  deploymentId: string
  isEnabled: Generated<boolean>
}

export interface LtiRegistrationsTable {
  id: GeneratedAlways<number>
  secretHash: Buffer
  createdBy: number
  expiresAt: Date
  leasedUntil: Date | null
  usedAt: Date | null
  externalProviderId: number | null
  lastError: Generated<string>
}

export interface LtiKeysTable {
  id: GeneratedAlways<number>
  publicKey: JsonColumn
  privateKey: Buffer
  createdAt: DefaultMoment
  retiredAt: Date | null
}

export interface LtiLoginsTable {
  stateHash: Buffer
  bindingHash: Buffer
  externalProviderId: number
  nonce: string
  targetLinkUri: string
  deploymentId: string | null
  parameters: JsonColumn
  expiresAt: Date
  usedAt: Date | null
}

export interface ExternalGroupsTable {
  id: GeneratedAlways<number>
  ltiDeploymentId: number | null
  contextId: string
  title: Generated<string>
  label: Generated<string>
  groupId: number | null
  lineItemsUrl: Generated<string>
  membershipsUrl: Generated<string>
  scopes: Generated<string[]>
  isRosterSynced: Generated<boolean>
  externalProviderId: number | null
  classIds: Generated<number[]>
  courseIds: Generated<number[]>
}

export interface LtiResourceLinksTable {
  id: GeneratedAlways<number>
  externalGroupId: number
  resourceLinkId: string
  title: Generated<string>
  groupAssessmentId: number | null
}

export type ExchangeKind =
  | 'launch'
  | 'deepLink'
  | 'registration'
  | 'roster'
  | 'lineItem'
  | 'grade'
  | 'results'
  | 'event'
  | 'timetable'

export interface ExchangesTable {
  id: GeneratedAlways<number>
  at: DefaultMoment
  direction: 'in' | 'out'
  kind: ExchangeKind
  outcome: 'accepted' | 'refused' | 'failed'
  externalProviderId: number | null
  externalGroupId: number | null
  groupId: number | null
  groupAssessmentId: number | null
  userId: number | null
  summary: Generated<string>
  detail: Generated<string>
  traceId: Generated<string>
  nextTryAt: Date | null
  searchText: GeneratedAlways<string>
}

export interface LineItemsTable {
  id: GeneratedAlways<number>
  groupAssessmentId: number
  externalGroupId: number
  ltiResourceLinkId: number
  isActive: Generated<boolean>
  address: Generated<string>
  state: Generated<'ready' | 'waiting' | 'failed'>
  tries: Generated<number>
  failingSince: Date | null
  nextTryAt: Date | null
  lastError: Generated<string>
  leasedUntil: ColumnType<Date, Date | undefined, Date>
  comparedAt: ColumnType<Date, Date | undefined, Date>
  comparedAllAt: ColumnType<Date, Date | undefined, Date>
  comparedVersion: Generated<number>
  readAt: Date | null
  readError: Generated<string>
}

export interface GradePushesTable {
  lineItemId: number
  userId: number
  state: 'due' | 'sent' | 'failed'
  sent: ColumnType<unknown, string | null, string | null>
  refused: ColumnType<unknown, string | null | undefined, string | null>
  lastTimestamp: ColumnType<Date, Date | undefined, Date>
  sentAt: Date | null
  lastError: Generated<string>
  readPoints: number | null
  readMaximum: number | null
  isRead: Generated<boolean>
}

export interface RosterSyncsTable {
  id: GeneratedAlways<number>
  externalGroupId: number
  requestedBy: number | null
  state: 'waiting' | 'running' | 'toConfirm' | 'applied' | 'failed' | 'dismissed'
  reason: Generated<string>
  createdAt: DefaultMoment
  finishedAt: Date | null
  readPeople: Generated<number>
  added: Generated<number>
  removed: Generated<number>
  changed: Generated<number>
  unchanged: Generated<number>
  people: ColumnType<unknown, string | undefined, string>
  confirmedBy: number | null
  nextTryAt: Date | null
  startedAt: Date | null
}

export interface RosterFilesTable {
  externalProviderId: number
  fileName: string
  numberColumn: 'identifier' | 'username' | 'sourcedId' | 'userIds'
  uploadedBy: number
  uploadedAt: DefaultMoment
  withoutNumber: number
}

export interface RosterFileTermsTable {
  id: GeneratedAlways<number>
  externalProviderId: number
  sourcedId: string
  title: string
  firstDay: ColumnType<Date, string, string>
  lastDay: ColumnType<Date, string, string>
}

export interface RosterFileClassesTable {
  id: GeneratedAlways<number>
  rosterFileTermId: number
  sourcedId: string
  title: string
  courseCode: string
  courseTitle: string
}

export interface RosterFilePeopleTable {
  rosterFileClassId: number
  number: string
  role: 'GroupLearner' | 'GroupGrader' | 'GroupOwner'
  firstName: string
  lastName: string
  email: string
}

export interface LtiLaunchesTable {
  id: GeneratedAlways<number>
  userId: number
  ltiResourceLinkId: number | null
  externalGroupId: number | null
  deepLinking: ColumnType<unknown, string | null | undefined, never>
  answeredAt: Date | null
  role: 'instructor' | 'grader' | 'learner' | null
  isTest: Generated<boolean>
  returnUrl: string | null
  otherName: Generated<string>
  createdAt: DefaultMoment
}

export interface ConnectionTables extends ProgramTables {
  externalProviders: ExternalProvidersTable
  ltiDeployments: LtiDeploymentsTable
  ltiKeys: LtiKeysTable
  ltiRegistrations: LtiRegistrationsTable
  ltiLogins: LtiLoginsTable
  externalGroups: ExternalGroupsTable
  exchanges: ExchangesTable
  lineItems: LineItemsTable
  gradePushes: GradePushesTable
  rosterSyncs: RosterSyncsTable
  rosterFiles: RosterFilesTable
  rosterFileTerms: RosterFileTermsTable
  rosterFileClasses: RosterFileClassesTable
  rosterFilePeople: RosterFilePeopleTable
  ltiResourceLinks: LtiResourceLinksTable
  ltiLaunches: LtiLaunchesTable
}
