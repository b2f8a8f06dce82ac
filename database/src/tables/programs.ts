import type { Generated, GeneratedAlways } from 'kysely'
import type { DefaultMoment } from './people.ts'

export interface ApiTokensTable {
  id: GeneratedAlways<number>
  name: string
  secretHash: Buffer
  scopes: ('people:read' | 'courses:read' | 'rosters:read' | 'rosters:write' | 'results:read' | 'people:provision')[]
  createdBy: number
  createdAt: DefaultMoment
  expiresAt: Date
  lastUsedAt: Date | null
  revokedAt: Date | null
  revokedBy: number | null
}

export interface WebhooksTable {
  id: GeneratedAlways<number>
  name: string
  address: string
  events: WebhookEventName[]
  isEnabled: boolean
  createdBy: number
  createdAt: DefaultMoment
  lease: string | null
  leasedUntil: DefaultMoment
  failures: Generated<number>
  failingSince: Date | null
  restsUntil: DefaultMoment
  clientKey: string | null
}

type WebhookEventName =
  | 'scores.changed'
  | 'scores.released'
  | 'roster.changed'
  | 'course.created'
  | 'course.deleted'
  | 'regrade.applied'

export interface WebhookSecretsTable {
  id: GeneratedAlways<number>
  webhookId: number
  secret: Buffer
  createdAt: DefaultMoment
  endsAt: Date | null
  clientKey: string | null
}

export interface WebhookDeliveriesTable {
  id: GeneratedAlways<number>
  webhookId: number
  eventId: string
  event: WebhookEventName | 'webhook.test'
  body: string
  createdAt: DefaultMoment
  state: Generated<'waiting' | 'delivered' | 'failed'>
  waitingSince: DefaultMoment
  nextTryAt: DefaultMoment
  tries: Generated<number>
  triedAt: Date | null
  status: number | null
  milliseconds: number | null
  detail: Generated<string>
}

export interface WebhookWatchTable {
  id: Generated<number>
  dueUntil: DefaultMoment
}

export interface ScimUsersTable {
  userId: number
  userName: string
  externalId: string | null
  isActive: Generated<boolean>
  hasDisabled: Generated<boolean>
  createdAt: DefaultMoment
  changedAt: DefaultMoment
}

/** Other programs that ask, are told, or provision people. */
export interface ProgramTables {
  apiTokens: ApiTokensTable
  webhooks: WebhooksTable
  webhookSecrets: WebhookSecretsTable
  webhookDeliveries: WebhookDeliveriesTable
  webhookWatch: WebhookWatchTable
  scimUsers: ScimUsersTable
}
