export { createDatabase, type Database, type DatabaseOptions } from './create-database.ts'
export { migrateToLatest } from './migrate.ts'
export { applicationRole } from './application-role.ts'
export type { Tables } from './tables/index.ts'
