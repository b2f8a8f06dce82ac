import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { DefaultMoment } from './people.ts'

/** Written as JSON, read as what it says. */
type JsonColumn = ColumnType<unknown, string, string>

export interface ExternalProvidersTable {
  id: GeneratedAlways<number>
  type: 'lti'
  name: string
  product: 'moodle' | 'canvas' | 'brightspace' | 'blackboard' | 'sakai' | 'other'
  isEnabled: Generated<boolean>
  platformUrl: Generated<string>
  issuer: string
  clientId: string
  authorizationUrl: string
  tokenUrl: string
  tokenAudience: Generated<string>
  jwksUrl: string
  isEmailTrusted: Generated<boolean>
  mayInstructorsCreate: Generated<boolean>
  puidClaim: Generated<'none' | 'custom' | 'sourcedId'>
  changedAt: DefaultMoment
  deletedAt: Date | null
}

export interface LtiDeploymentsTable {
  id: GeneratedAlways<number>
  externalProviderId: number
  deploymentId: string
  isEnabled: Generated<boolean>
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
  ltiDeploymentId: number
  contextId: string
  title: Generated<string>
  label: Generated<string>
  groupId: number | null
}

export interface LtiResourceLinksTable {
  id: GeneratedAlways<number>
  externalGroupId: number
  resourceLinkId: string
  title: Generated<string>
  groupAssessmentId: number | null
}

export interface LtiLaunchesTable {
  id: GeneratedAlways<number>
  userId: number
  ltiResourceLinkId: number
  role: 'instructor' | 'grader' | 'learner' | null
  isTest: Generated<boolean>
  returnUrl: string | null
  createdAt: DefaultMoment
}

export interface ConnectionTables {
  externalProviders: ExternalProvidersTable
  ltiDeployments: LtiDeploymentsTable
  ltiKeys: LtiKeysTable
  ltiLogins: LtiLoginsTable
  externalGroups: ExternalGroupsTable
  ltiResourceLinks: LtiResourceLinksTable
  ltiLaunches: LtiLaunchesTable
}
