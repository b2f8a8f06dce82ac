import type { Database } from '@isomorph/database'
import { LRUCache } from 'lru-cache'
import {
  selectDeliveredStructure,
  selectGroupAssessment,
  selectLastDeadline,
  type DeliveredStructure,
  type GroupAssessmentRow,
} from '../../group-assessments/index.ts'

interface GroupAssessmentCache {
  /** By group assessment and version. */
  readonly settings: LRUCache<string, Promise<GroupAssessmentRow>>
  readonly lastDeadlines: LRUCache<string, Promise<Date | null>>
  /** By group assessment and delivery: a delivery never changes. */
  readonly structures: LRUCache<string, Promise<DeliveredStructure>>
}

const settingsMilliseconds = 600_000
/** Extra time for somebody must not go unnoticed for long by those who may see keys. */
const lastDeadlineMilliseconds = 10_000
const caches = new WeakMap<Database, GroupAssessmentCache>()

function cacheOf(database: Database): GroupAssessmentCache {
  let cache = caches.get(database)
  if (cache === undefined) {
    cache = {
      settings: new LRUCache({ max: 2000, ttl: settingsMilliseconds }),
      lastDeadlines: new LRUCache({ max: 1000, ttl: lastDeadlineMilliseconds }),
      structures: new LRUCache({ max: 2000 }),
    }
    caches.set(database, cache)
  }
  return cache
}

/** The settings of a group assessment as of a version: a version's settings never change. */
export async function getCachedSettings(database: Database, id: number, version: number): Promise<GroupAssessmentRow> {
  const { settings } = cacheOf(database)
  const key = `${id}:${version}`
  const known = settings.get(key)
  if (known) return await known
  const loading = selectGroupAssessment(database.db, id)
  const row = await loading
  // The row may be newer than the version asked for; it is cached under its own version.
  settings.set(`${id}:${row.version}`, loading)
  return row
}

/** The last moment at which anyone in a group assessment can still be working. */
export async function getCachedLastDeadline(
  database: Database,
  { id, version }: GroupAssessmentRow,
): Promise<Date | null> {
  const { lastDeadlines } = cacheOf(database)
  const key = `${id}:${version}`
  const known = lastDeadlines.get(key)
  if (known) return await known
  const loading = selectLastDeadline(database.db, id)
  lastDeadlines.set(key, loading)
  loading.catch(() => lastDeadlines.delete(key))
  return await loading
}

/** Sections and rules of problems of one delivery. */
export async function getCachedStructure(
  database: Database,
  groupAssessmentId: number,
  deliveryNumber: number,
): Promise<DeliveredStructure> {
  const { structures } = cacheOf(database)
  const key = `${groupAssessmentId}:${deliveryNumber}`
  const known = structures.get(key)
  if (known) return await known
  const loading = selectDeliveredStructure(database.db, groupAssessmentId, deliveryNumber)
  structures.set(key, loading)
  loading.catch(() => structures.delete(key))
  return await loading
}

/** Drops the group assessments of a database: each is read again when it is needed. */
export function clearGroupAssessments(database: Database): void {
  caches.delete(database)
}
