import { sql, type Kysely } from 'kysely'
import { personalDataKeptDays } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'

type Db = Kysely<Tables>

/** How it stands with somebody's file, without its content. One that has ended is none. */
export async function selectOptionalFile(db: Db, userId: number) {
  return await db
    .selectFrom('personalDataFiles')
    .select(['state', 'requestedAt', 'madeAt', 'expiresAt', 'byteSize'])
    .where('userId', '=', userId)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', sql<Date>`now()`)]))
    .executeTakeFirst()
}

export type FileRow = NonNullable<Awaited<ReturnType<typeof selectOptionalFile>>>

export async function selectOptionalContent(db: Db, userId: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('personalDataFiles')
    .select('content')
    .where('userId', '=', userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row?.content ?? undefined
}

/** Asks for a file anew, unless one is on its way; whether it was asked for. */
export async function askForFile(db: Db, userId: number, requestedBy: number | null): Promise<boolean> {
  const fresh = {
    requestedBy,
    requestedAt: new Date(),
    state: 'waiting',
    madeAt: null,
    expiresAt: null,
    content: null,
    byteSize: 0,
  } as const
  const row = await db
    .insertInto('personalDataFiles')
    .values({ userId, ...fresh })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet(fresh).where('personalDataFiles.state', '<>', 'waiting'),
    )
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

export async function keepFile(
  db: Db,
  userId: number,
  { content, byteSize }: { readonly content: Buffer; readonly byteSize: number },
): Promise<void> {
  await db
    .updateTable('personalDataFiles')
    .set({
      state: 'ready',
      content,
      byteSize,
      madeAt: sql<Date>`now()`,
      expiresAt: sql<Date>`now() + make_interval(days => ${personalDataKeptDays})`,
    })
    .where('userId', '=', userId)
    .where('state', '=', 'waiting')
    .execute()
}

export async function failFile(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('personalDataFiles')
    .set({ state: 'failed' })
    .where('userId', '=', userId)
    .where('state', '=', 'waiting')
    .execute()
}
