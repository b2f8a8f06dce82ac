import {
  activitiesOfGlobalRole,
  globalRoles,
  holdsMoreThan,
  type Activity,
  type GlobalRole,
  type GroupRole,
} from '@isomorph/access'
import type { Services } from '../../services/services.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { compareRows } from './compare-rows.sql.ts'
import { insertImport, insertRows } from './people-import.queries.ts'
import { readPeopleFile } from './read-people-file.ts'

export interface UploadedPeople {
  readonly fileName: string
  readonly bytes: Uint8Array
  /** The course whose roster this is, and the role of those whose row names none. */
  readonly roster: { readonly groupId: number; readonly role: GroupRole } | null
}

/** Roles whose holders somebody may not change. */
export function rolesBeyond(activities: readonly Activity[]): GlobalRole[] {
  return globalRoles.filter((role) => holdsMoreThan(activitiesOfGlobalRole[role], activities))
}

const rowsAtOnce = 5000

/** Reads a file of people and works out what would happen, row by row. Nothing else is changed. */
export async function createPeopleImport(
  { db }: Pick<Services, 'db'>,
  user: SignedInUser,
  { fileName, bytes, roster }: UploadedPeople,
): Promise<number> {
  const { rows, ...read } = await readPeopleFile(bytes, { defaultRole: roster?.role ?? null })
  const groupId = roster?.groupId ?? null
  const createsPeople = user.activities.includes('UserUpdateAny')
  return await db.transaction().execute(async (trx) => {
    const file = { fileName, ...read, rowCount: rows.length }
    const importId = await insertImport(trx, { ...file, groupId, createsPeople, createdBy: user.id })
    for (let at = 0; at < rows.length; at += rowsAtOnce)
      await insertRows(trx, importId, rows.slice(at, at + rowsAtOnce))
    await compareRows(trx, { importId, groupId, createsPeople, rolesBeyond: rolesBeyond(user.activities) })
    return importId
  })
}
