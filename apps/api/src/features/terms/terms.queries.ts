import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '@isomorph/database'

export interface TermFields {
  readonly name: string
  /** `2026-08-15`, in the time zone of the installation. */
  readonly firstDay: string
  readonly lastDay: string
}

function startOfDay(day: string, zone: string): RawBuilder<Date> {
  return sql<Date>`(${day}::date::timestamp at time zone ${zone}::text)`
}

/** End of day is 3 ms before midnight, however long the day is. */
function endOfDay(day: string, zone: string): RawBuilder<Date> {
  return sql<Date>`((${day}::date + 1)::timestamp at time zone ${zone}::text - interval '3 milliseconds')`
}

function columnsOf({ name, firstDay, lastDay }: TermFields, zone: string) {
  return { name, startDate: startOfDay(firstDay, zone), endDate: endOfDay(lastDay, zone) }
}

export async function selectTerms(db: Kysely<Tables>) {
  return await db
    .selectFrom('externalTerms')
    .select(['id', 'name', 'startDate', 'endDate'])
    .orderBy('startDate', 'desc')
    .orderBy('id')
    .execute()
}

function fromManagedTerms(db: Kysely<Tables>, zone: string) {
  return db
    .selectFrom('externalTerms as t')
    .select([
      't.id',
      't.name',
      't.startDate',
      't.endDate',
      sql<string>`to_char(t.start_date at time zone ${zone}::text, 'YYYY-MM-DD')`.as('firstDay'),
      sql<string>`to_char(t.end_date at time zone ${zone}::text, 'YYYY-MM-DD')`.as('lastDay'),
      sql<number>`(select count(*) from groups g where g.external_term_id = t.id)`.as('courses'),
    ])
}

export type ManagedTermRow = Awaited<ReturnType<ReturnType<typeof fromManagedTerms>['executeTakeFirstOrThrow']>>

export async function selectManagedTerms(db: Kysely<Tables>, zone: string): Promise<ManagedTermRow[]> {
  return await fromManagedTerms(db, zone).orderBy('t.startDate', 'desc').orderBy('t.id').execute()
}

export async function selectManagedTerm(db: Kysely<Tables>, id: number, zone: string): Promise<ManagedTermRow> {
  return await fromManagedTerms(db, zone).where('t.id', '=', id).executeTakeFirstOrThrow()
}

/** Holds a term until the transaction ends; undefined where there is none. */
export async function lockOptionalTerm(
  db: Kysely<Tables>,
  id: number,
  zone: string,
): Promise<ManagedTermRow | undefined> {
  return await fromManagedTerms(db, zone).where('t.id', '=', id).forUpdate('t').executeTakeFirst()
}

/** The new term's id, or undefined where the same key made one before. */
export async function insertOptionalTerm(
  db: Kysely<Tables>,
  fields: TermFields,
  zone: string,
  clientKey: string | null,
): Promise<number | undefined> {
  const row = await db
    .insertInto('externalTerms')
    .values({ ...columnsOf(fields, zone), clientKey })
    .onConflict((conflict) => conflict.column('clientKey').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function selectTermByClientKey(db: Kysely<Tables>, clientKey: string): Promise<number> {
  const { id } = await db
    .selectFrom('externalTerms')
    .select('id')
    .where('clientKey', '=', clientKey)
    .executeTakeFirstOrThrow()
  return id
}

export async function updateTermFields(
  db: Kysely<Tables>,
  id: number,
  fields: TermFields,
  zone: string,
): Promise<void> {
  await db.updateTable('externalTerms').set(columnsOf(fields, zone)).where('id', '=', id).execute()
}

export async function deleteTermRow(db: Kysely<Tables>, id: number): Promise<void> {
  await db.deleteFrom('externalTerms').where('id', '=', id).execute()
}

/** Adds terms whose names are free. */
export async function insertMissingTerms(
  db: Kysely<Tables>,
  terms: readonly TermFields[],
  zone: string,
): Promise<void> {
  if (terms.length === 0) return
  await db
    .insertInto('externalTerms')
    .values(terms.map((fields) => columnsOf(fields, zone)))
    .onConflict((conflict) => conflict.expression(sql`lower(name)`).doNothing())
    .execute()
}

/** Days stay days when the installation moves: each term begins and ends with the same days in the other time zone. */
export async function moveTermsToZone(db: Kysely<Tables>, from: string, to: string): Promise<void> {
  await sql`
    update external_terms
       set start_date = (start_date at time zone ${from}::text) at time zone ${to}::text,
           end_date = (end_date at time zone ${from}::text) at time zone ${to}::text`.execute(db)
}

/** The term of a name, else one of the same days. */
export async function selectOptionalTermLike(
  db: Kysely<Tables>,
  { name, firstDay, lastDay }: TermFields,
  zone: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from external_terms t
     where lower(t.name) = lower(${name})
        or (to_char(t.start_date at time zone ${zone}::text, 'YYYY-MM-DD') = ${firstDay}
            and to_char(t.end_date at time zone ${zone}::text, 'YYYY-MM-DD') = ${lastDay})
     order by lower(t.name) = lower(${name}) desc, t.id limit 1`.execute(db)
  return rows[0]?.id
}
