import { sql, type Kysely } from 'kysely'
import type { RosterNumberColumn } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import type { FileClass, FilePerson, FileTerm } from './read-oneroster.ts'

type Db = Kysely<Tables>

export interface HandedIn {
  readonly externalProviderId: number
  readonly fileName: string
  readonly numberColumn: RosterNumberColumn
  readonly uploadedBy: number
  readonly withoutNumber: number
}

/** Notes which export counts; who hands in another one at the same time waits for this one. */
export async function saveHandedIn(trx: Db, file: HandedIn): Promise<void> {
  await sql`
    insert into roster_files (external_provider_id, file_name, number_column, uploaded_by, without_number)
    values (${file.externalProviderId}, ${file.fileName}, ${file.numberColumn}, ${file.uploadedBy}, ${file.withoutNumber})
    on conflict (external_provider_id) do update
      set file_name = excluded.file_name, number_column = excluded.number_column, uploaded_by = excluded.uploaded_by,
          without_number = excluded.without_number, uploaded_at = now()`.execute(trx)
  // What is kept of the schedules of instructors belongs to the last change of the timetable.
  await sql`update external_providers set changed_at = clock_timestamp() where id = ${file.externalProviderId}`.execute(
    trx,
  )
}

/** Those that were there before keep their ids, by which courses follow their classes; the others leave. */
export async function replaceTerms(trx: Db, externalProviderId: number, terms: readonly FileTerm[]): Promise<void> {
  await sql`
    delete from roster_file_terms where external_provider_id = ${externalProviderId}
       and sourced_id <> all(${terms.map(({ sourcedId }) => sourcedId)}::text[])`.execute(trx)
  await sql`
    insert into roster_file_terms (external_provider_id, sourced_id, title, first_day, last_day)
    select ${externalProviderId}, "sourcedId", title, "firstDay", "lastDay"
      from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb)
        as w("sourcedId" text, title text, "firstDay" date, "lastDay" date)
    on conflict on constraint roster_file_terms_key do update
      set title = excluded.title, first_day = excluded.first_day, last_day = excluded.last_day`.execute(trx)
}

export async function replaceClasses(
  trx: Db,
  externalProviderId: number,
  classes: readonly FileClass[],
): Promise<void> {
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(classes)}::jsonb)
    as w("sourcedId" text, "termSourcedId" text, title text, "courseCode" text, "courseTitle" text)`
  await sql`
    delete from roster_file_classes c using roster_file_terms t
     where t.id = c.roster_file_term_id and t.external_provider_id = ${externalProviderId} and not exists (
       select from ${wanted} where w."sourcedId" = c.sourced_id and w."termSourcedId" = t.sourced_id)`.execute(trx)
  await sql`
    insert into roster_file_classes (roster_file_term_id, sourced_id, title, course_code, course_title)
    select t.id, w."sourcedId", w.title, w."courseCode", w."courseTitle" from ${wanted}
      join roster_file_terms t on t.external_provider_id = ${externalProviderId} and t.sourced_id = w."termSourcedId"
    on conflict on constraint roster_file_classes_key do update
      set title = excluded.title, course_code = excluded.course_code, course_title = excluded.course_title`.execute(trx)
}

const peopleAtOnce = 20_000

export async function replacePeople(trx: Db, externalProviderId: number, people: readonly FilePerson[]): Promise<void> {
  await sql`
    delete from roster_file_people p using roster_file_classes c, roster_file_terms t
     where c.id = p.roster_file_class_id and t.id = c.roster_file_term_id
       and t.external_provider_id = ${externalProviderId}`.execute(trx)
  for (let first = 0; first < people.length; first += peopleAtOnce)
    await sql`
      insert into roster_file_people (roster_file_class_id, number, role, first_name, last_name, email)
      select c.id, w.number, w.role, w."firstName", w."lastName", w.email
        from jsonb_to_recordset(${JSON.stringify(people.slice(first, first + peopleAtOnce))}::jsonb)
          as w("classSourcedId" text, number text, role text, "firstName" text, "lastName" text, email text)
        join roster_file_classes c on c.sourced_id = w."classSourcedId"
        join roster_file_terms t on t.id = c.roster_file_term_id and t.external_provider_id = ${externalProviderId}
      on conflict do nothing`.execute(trx)
}

/** What follows classes of the timetable. */
export async function selectFollowers(db: Db, externalProviderId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('externalGroups')
    .innerJoin('groups', 'groups.id', 'externalGroups.groupId')
    .select('externalGroups.id')
    .where('externalProviderId', '=', externalProviderId)
    .where('groups.deletedAt', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}
