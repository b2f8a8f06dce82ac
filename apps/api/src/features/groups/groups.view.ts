import type { GroupRole } from '@isomorph/access'
import type { Group } from '@isomorph/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { activitiesOnGroup } from '../../authorization/permissions.ts'
import { groupBy } from '../../data/group-by.ts'
import { viewPerson } from '../../entity-lists/person.view.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { viewTerm } from '../terms/index.ts'
import { selectGroupOwners, selectOwnGroupRoles, selectTimerMultipliers, type GroupRow } from './groups.queries.ts'

function byGroup<T extends { readonly groupId: number | null }>(rows: readonly T[]): Map<number | null, T[]> {
  return groupBy(rows, ({ groupId }) => groupId)
}

function viewTermOf(row: GroupRow): Group['term'] {
  if (row.externalTermId === null || !row.termStartDate || !row.termEndDate) return null
  const { externalTermId: id, termName, termStartDate: startDate, termEndDate: endDate } = row
  return viewTerm({ id, name: termName ?? '', startDate, endDate })
}

/** Groups as one person stands towards them. Other people's timer multipliers are for staff. */
export async function viewGroups(db: Kysely<Tables>, user: SignedInUser, rows: readonly GroupRow[]): Promise<Group[]> {
  const ids = rows.map((row) => row.id)
  const [owners, roles, multipliers] = await Promise.all([
    selectGroupOwners(db, ids).then(byGroup),
    selectOwnGroupRoles(db, user.id, ids).then(byGroup),
    selectTimerMultipliers(db, ids).then(byGroup),
  ])
  return rows.map((row) => {
    const ownRoles: GroupRole[] = (roles.get(row.id) ?? []).map(({ role }) => role)
    const activities = activitiesOnGroup(user.activities, ownRoles)
    const seesAll = activities.includes('GroupUserRoleRead')
    return {
      id: row.id,
      name: row.name,
      isDeleted: row.deletedAt !== null,
      externalTermId: row.externalTermId,
      term: viewTermOf(row),
      startDate: row.startDate?.toISOString() ?? null,
      endDate: row.endDate?.toISOString() ?? null,
      owners: (owners.get(row.id) ?? []).map(viewPerson),
      roles: ownRoles.map((role) => ({ role })),
      activities,
      userTimerMultipliers: (multipliers.get(row.id) ?? [])
        .filter((multiplier) => seesAll || multiplier.userId === user.id)
        .map(({ userId, timerMultiplier }) => ({ userId, timerMultiplier: timerMultiplier ?? 1 })),
    }
  })
}
