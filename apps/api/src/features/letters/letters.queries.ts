import { letterKinds, type LetterKind, type LetterMode } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import type { Kysely } from 'kysely'

type Db = Kysely<Tables>

export async function selectEmail(db: Db, userId: number): Promise<string> {
  return (await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()).email
}

export async function selectChosenModes(db: Db, userId: number): Promise<ReadonlyMap<LetterKind, LetterMode>> {
  const rows = await db.selectFrom('letterPreferences').select(['kind', 'mode']).where('userId', '=', userId).execute()
  return new Map(rows.map(({ kind, mode }) => [kind, mode]))
}

export async function replaceModes(
  db: Db,
  userId: number,
  modes: Readonly<Record<LetterKind, LetterMode>>,
): Promise<void> {
  await db
    .insertInto('letterPreferences')
    .values(letterKinds.map((kind) => ({ userId, kind, mode: modes[kind] })))
    .onConflict((conflict) =>
      conflict.columns(['userId', 'kind']).doUpdateSet((eb) => ({ mode: eb.ref('excluded.mode') })),
    )
    .execute()
}
