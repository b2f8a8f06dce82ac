export {
  createDatabase,
  dropWhenSilent,
  type Database,
  type DatabaseOptions,
  type DatabaseTimeouts,
} from './create-database.ts'
export type { EndedStatement, WatchStatement } from './watch-statements.ts'
export { migrateToLatest, monthlyTables } from './migrate.ts'
export { refuseUnsuitableDatabase } from './refuse-unsuitable.ts'
export { applicationRole, isAuditLogGuarded } from './application-role.ts'
export type { OverrideKind, StoredVerdict } from './tables/attempts.ts'
export type { PaperVersion } from './tables/paper.ts'
export type { ReleaseMoment } from './tables/delivery.ts'
export type { CodePurpose, RevocationReason } from './tables/people.ts'
export type { CreditRule } from './tables/regrades.ts'
export type { Tables } from './tables/index.ts'
