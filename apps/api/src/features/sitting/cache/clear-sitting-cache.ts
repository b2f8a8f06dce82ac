import type { Database } from '@isomorph/database'
import { clearGroupAssessments } from './group-assessment-cache.ts'
import { clearInstances } from './instance-cache.ts'

/** Drops what sitting has cached of a database. */
export function clearSittingCache(database: Database): void {
  clearGroupAssessments(database)
  clearInstances(database)
}
