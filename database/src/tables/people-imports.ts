import type { GroupRole } from '@isomorph/access'
import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonDocument } from './content.ts'
import type { DefaultMoment } from './people.ts'

export interface PeopleImportsTable {
  id: GeneratedAlways<number>
  /** Null: people of the installation. */
  groupId: number | null
  fileName: string
  encoding: string
  createsPeople: boolean
  status: Generated<'ready' | 'applying' | 'applied'>
  rowCount: number
  doneCount: Generated<number>
  failure: Generated<string>
  createdBy: number
  createdAt: DefaultMoment
  appliedAt: Date | null
  unusedColumns: Generated<string[]>
  unusedColumnCount: Generated<number>
}

export interface PeopleImportRowsTable {
  importId: number
  line: number
  email: string
  firstName: string
  lastName: string
  uid: string
  puid: string
  userName: string
  role: GroupRole | null
  faults: string[]
  outcome: Generated<'new' | 'changed' | 'known' | 'trouble'>
  userId: number | null
  changes: Generated<JsonDocument>
  reasons: Generated<string[]>
}

export interface PeopleImportTables {
  peopleImports: PeopleImportsTable
  peopleImportRows: PeopleImportRowsTable
}
