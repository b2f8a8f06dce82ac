import type { Override } from '@isomorph/contract'
import { viewPerson } from '../../../entity-lists/person.view.ts'
import type { StandingOverrideRow } from './overrides.queries.ts'

/** What was set by hand, with who, when and why. */
export function viewOverride(row: StandingOverrideRow): Override {
  const { overrideId, kind, value, points, reason, learnerNote, createdAt } = row
  return { id: overrideId, kind, value, points, reason, learnerNote, by: viewPerson(row), at: createdAt.toISOString() }
}

/** Finds what stands for a result or a total; null where nothing was set by hand. */
export function overrideFinder(
  rows: readonly StandingOverrideRow[],
): (learnerId: number, itemKey: number | null) => Override | null {
  const byScope = new Map(rows.map((row) => [`${row.learnerId} ${row.itemKey}`, viewOverride(row)]))
  return (learnerId, itemKey) => byScope.get(`${learnerId} ${itemKey}`) ?? null
}
