import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { JsonDocument } from './content.ts'
import type { DefaultMoment } from './people.ts'

export interface ConfigurationTable {
  key: string
  value: JsonDocument
}

export interface WorkerHeartbeatsTable {
  workerId: string
  beatAt: DefaultMoment
}

export interface AuditEventsTable {
  id: GeneratedAlways<number>
  at: DefaultMoment
  actorUserId: number | null
  impersonatorUserId: number | null
  action: string
  entityType: string
  entityId: number | null
  before: ColumnType<unknown, string | null | undefined, never>
  after: ColumnType<unknown, string | null | undefined, never>
  traceId: Generated<string>
  address: Generated<string>
  apiTokenId: ColumnType<number | null, number | null | undefined, never>
}

export interface CaliperSendingTable {
  id: Generated<number>
  onSince: Date | null
  leasedUntil: DefaultMoment
  lease: string | null
  clearedAt: DefaultMoment
  tries: Generated<number>
  nextTryAt: DefaultMoment
  lastError: Generated<string>
}

export interface StoredFilesTable {
  name: string
  content: Buffer
  createdAt: DefaultMoment
}

export interface OperationTables {
  configuration: ConfigurationTable
  workerHeartbeats: WorkerHeartbeatsTable
  auditEvents: AuditEventsTable
  caliperSending: CaliperSendingTable
  storedFiles: StoredFilesTable
}
