import type { GroupRole } from '@isomorph/access'
import type { GroupUser, User } from '@isomorph/contract'
import { viewPerson } from '../../entity-lists/person.view.ts'
import type { UserRow } from './people.queries.ts'

export function viewUser(row: Omit<UserRow, 'isErased'>): User {
  return {
    ...viewPerson(row),
    userName: row.userName,
    puid: row.puid ?? '',
    roles: row.roles.map((role) => ({ role })),
    isDisabled: row.isDisabled,
  }
}

interface RosterRow {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly uid: string | null
  readonly groupUserRoleId: number
  readonly role: GroupRole
  readonly externalGroupId: number | null
}

/** One entry per person with all their roles; the rows come sorted by person. */
export function viewRoster(rows: readonly RosterRow[]): GroupUser[] {
  const people = new Map<number, GroupUser>()
  for (const row of rows) {
    const entry = people.get(row.id) ?? { ...viewPerson(row), roles: [] }
    const { groupUserRoleId, role, externalGroupId } = row
    people.set(row.id, {
      ...entry,
      roles: [...entry.roles, { groupUserRoleId, role, isExternal: externalGroupId !== null }],
    })
  }
  return [...people.values()]
}
