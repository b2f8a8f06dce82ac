import { presenceSeconds } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { sql, type Kysely } from 'kysely'

type Db = Kysely<Tables>

/** A page on which something is open to be changed. */
export interface OpenEditor {
  readonly entity: 'Problem' | 'Assessment'
  readonly entityId: number
  readonly userId: number
  readonly editorKey: string
}

export async function upsertEditor(db: Db, editor: OpenEditor, seenAt: Date): Promise<void> {
  await db
    .insertInto('editorPresence')
    .values({ ...editor, seenAt })
    .onConflict((conflict) => conflict.columns(['entity', 'entityId', 'userId', 'editorKey']).doUpdateSet({ seenAt }))
    .execute()
}

export async function deleteEditor(db: Db, { entity, entityId, userId, editorKey }: OpenEditor): Promise<void> {
  await db
    .deleteFrom('editorPresence')
    .where('entity', '=', entity)
    .where('entityId', '=', entityId)
    .where('userId', '=', userId)
    .where('editorKey', '=', editorKey)
    .execute()
}

/** The people on the other open pages, by name. */
export async function selectOtherEditors(db: Db, { entity, entityId, editorKey }: OpenEditor, now: Date) {
  return await db
    .selectFrom('editorPresence as open')
    .innerJoin('users', 'users.id', 'open.userId')
    .select(['users.id', 'users.firstName', 'users.lastName', 'users.sortName'])
    .distinct()
    .where('open.entity', '=', entity)
    .where('open.entityId', '=', entityId)
    .where('open.editorKey', '<>', editorKey)
    .where('open.seenAt', '>', sql<Date>`${now}::timestamptz - make_interval(secs => ${presenceSeconds})`)
    .orderBy('users.sortName')
    .orderBy('users.id')
    .execute()
}

export async function deleteSilentEditors(db: Db): Promise<void> {
  await sql`delete from editor_presence where seen_at < now() - interval '1 hour'`.execute(db)
}
