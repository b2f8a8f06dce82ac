import { sql, type Kysely, type Selectable } from 'kysely'
import type { PromptQuestionKind, PromptStep } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'

type Db = Kysely<Tables>

export type AiSettingsRow = Selectable<Tables['aiSettings']>
export type PromptRow = Selectable<Tables['problemPrompts']>

export async function selectOptionalAiSettings(db: Db): Promise<AiSettingsRow | undefined> {
  return await db.selectFrom('aiSettings').selectAll().executeTakeFirst()
}

/** One change of the settings at a time. */
export async function lockAiSettings(db: Db): Promise<AiSettingsRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('ai_settings'))`.execute(db)
  return await selectOptionalAiSettings(db)
}

export async function writeAiSettings(db: Db, columns: Omit<AiSettingsRow, 'id'>): Promise<void> {
  await db
    .insertInto('aiSettings')
    .values({ id: 1, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute()
}

interface NewPrompt {
  readonly userId: number
  readonly clientKey: string
  readonly prompt: string
  readonly questionKinds: PromptQuestionKind[]
  readonly model: string
}

/** The new description, or undefined where the same key has made one before. */
export async function insertOptionalPrompt(db: Db, values: NewPrompt): Promise<PromptRow | undefined> {
  return await db
    .insertInto('problemPrompts')
    .values(values)
    .onConflict((conflict) => conflict.columns(['userId', 'clientKey']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

function selectByKey(db: Db, userId: number, clientKey: string) {
  return db.selectFrom('problemPrompts').selectAll().where('userId', '=', userId).where('clientKey', '=', clientKey)
}

export async function selectOptionalPromptByKey(
  db: Db,
  userId: number,
  clientKey: string,
): Promise<PromptRow | undefined> {
  return await selectByKey(db, userId, clientKey).executeTakeFirst()
}

export async function selectPromptByKey(db: Db, userId: number, clientKey: string): Promise<PromptRow> {
  return await selectByKey(db, userId, clientKey).executeTakeFirstOrThrow()
}

/** A prompt of this person: until a draft is saved as a problem, nobody else may read it. */
export async function selectOptionalPrompt(db: Db, userId: number, id: number): Promise<PromptRow | undefined> {
  return await db
    .selectFrom('problemPrompts')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
}

export async function selectOptionalLatestPrompt(db: Db, userId: number): Promise<PromptRow | undefined> {
  return await db
    .selectFrom('problemPrompts')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function countPromptsOfDay(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('problemPrompts')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .where('createdAt', '>', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function sumTokensOfMonth(db: Db): Promise<number> {
  const { tokens } = await db
    .selectFrom('problemPrompts')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('tokens'), sql<string>`0`).as('tokens'))
    .where('createdAt', '>=', sql<Date>`date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'`)
    .executeTakeFirstOrThrow()
  return Number(tokens)
}

/** Claims prompts that wait, and those whose worker has died. */
export async function claimPrompts(db: Db, maximum: number): Promise<readonly PromptRow[]> {
  const free = db
    .selectFrom('problemPrompts')
    .select('id')
    .where('endedAt', 'is', null)
    .where(sql<boolean>`held_until is null or held_until < now()`)
    .orderBy('id')
    .limit(maximum)
    .forUpdate()
    .skipLocked()
  return await db
    .updateTable('problemPrompts')
    .set(({ eb }) => ({ heldUntil: sql<Date>`now() + interval '7 minutes'`, tries: eb('tries', '+', 1) }))
    .where('id', 'in', free)
    .returningAll()
    .execute()
}

interface StepUpdate {
  readonly state: PromptStep
  readonly repairs: number
}

/** Whether it is still under way, and still with this worker. */
export async function updatePromptStep(db: Db, { id, tries }: PromptRow, step: StepUpdate): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('problemPrompts')
    .set(step)
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Adds to what earlier answers and tries took; one that was stopped meanwhile has used it as well. */
export async function addPromptTokens(db: Db, id: number, tokens: number): Promise<void> {
  if (tokens === 0) return
  await db
    .updateTable('problemPrompts')
    .set(({ eb }) => ({ tokens: eb('tokens', '+', tokens) }))
    .where('id', '=', id)
    .execute()
}

interface PromptEnd {
  readonly state: 'ready' | 'failed' | 'stopped'
  readonly failedStep: PromptStep | null
  readonly reason: string
  readonly draft: string | null
}

/** Ends one that has not ended; undefined where it has. */
export async function endPrompt(db: Db, id: number, end: PromptEnd): Promise<PromptRow | undefined> {
  return await db
    .updateTable('problemPrompts')
    .set({ ...end, endedAt: sql<Date>`now()`, heldUntil: null })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export async function markPromptDismissed(db: Db, userId: number, id: number): Promise<void> {
  await db
    .updateTable('problemPrompts')
    .set({ dismissedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('endedAt', 'is not', null)
    .where('dismissedAt', 'is', null)
    .execute()
}

export async function isPromptOpen(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('problemPrompts').select('endedAt').where('id', '=', id).executeTakeFirst()
  return row?.endedAt === null
}
