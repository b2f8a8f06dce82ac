import { letterKinds, type LetterKind, type LetterMode } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { sql, type Kysely } from 'kysely'
import { isGradingRole } from '../results/index.ts'

type Db = Kysely<Tables>

export async function selectEmail(db: Db, userId: number): Promise<string> {
  return (await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()).email
}

export async function selectChosenModes(db: Db, userId: number): Promise<ReadonlyMap<LetterKind, LetterMode>> {
  const rows = await db.selectFrom('letterPreferences').select(['kind', 'mode']).where('userId', '=', userId).execute()
  return new Map(rows.map(({ kind, mode }) => [kind, mode]))
}

/** Whether somebody may mark in any course. */
export async function selectIsGrader(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{ isGrader: boolean }>`
    select exists (select from group_user_roles r join groups o on o.id = r.group_id and o.deleted_at is null
      where r.user_id = ${userId} and ${sql.raw(isGradingRole('r.role'))}) as is_grader`.execute(db)
  return rows[0]?.isGrader ?? false
}

/** Stores the modes that are named; other kinds keep theirs. */
export async function upsertModes(
  db: Db,
  userId: number,
  modes: Readonly<Partial<Record<LetterKind, LetterMode>>>,
): Promise<void> {
  const chosen = letterKinds.flatMap((kind) => (modes[kind] ? [{ userId, kind, mode: modes[kind] }] : []))
  if (chosen.length === 0) return
  await db
    .insertInto('letterPreferences')
    .values(chosen)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'kind']).doUpdateSet((eb) => ({ mode: eb.ref('excluded.mode') })),
    )
    .execute()
}
