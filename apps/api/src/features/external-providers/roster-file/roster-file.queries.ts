import { sql, type Kysely } from 'kysely'
import type { GroupRole } from '@isomorph/access'
import type { Tables } from '@isomorph/database'

type Db = Kysely<Tables>

interface FileTermRow {
  readonly id: number
  readonly title: string
  readonly firstDay: string
  readonly lastDay: string
}

export async function selectFileTerms(db: Db, providerId: number): Promise<FileTermRow[]> {
  const { rows } = await sql<FileTermRow>`
    select id, title, first_day::text as first_day, last_day::text as last_day from roster_file_terms
     where external_provider_id = ${providerId} order by first_day, id`.execute(db)
  return rows
}

export interface FileClassRow {
  readonly id: number
  readonly title: string
  readonly courseCode: string
  readonly courseTitle: string
}

/** The classes of a term of whose staff somebody is. */
export async function selectFileClasses(
  db: Db,
  of: { readonly providerId: number; readonly termId: number; readonly number: string },
): Promise<FileClassRow[]> {
  const { rows } = await sql<FileClassRow>`
    select c.id, c.title, c.course_code, c.course_title from roster_file_classes c
      join roster_file_terms t on t.id = c.roster_file_term_id
     where t.external_provider_id = ${of.providerId} and t.id = ${of.termId} and exists (
       select from roster_file_people p
        where p.roster_file_class_id = c.id and p.number = ${of.number} and p.role = 'GroupOwner')
     order by c.course_code, c.title, c.id`.execute(db)
  return rows
}

export interface FilePersonRow {
  readonly number: string
  readonly role: GroupRole
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** Who is enrolled in a class; undefined where the last export does not have it. */
export async function selectFilePeople(
  db: Db,
  providerId: number,
  classId: number,
): Promise<readonly FilePersonRow[] | undefined> {
  const { rows: classes } = await sql`
    select from roster_file_classes c join roster_file_terms t on t.id = c.roster_file_term_id
     where c.id = ${classId} and t.external_provider_id = ${providerId}`.execute(db)
  if (classes.length === 0) return undefined
  const { rows } = await sql<FilePersonRow>`
    select number, role, first_name, last_name, email from roster_file_people
     where roster_file_class_id = ${classId} order by number, role`.execute(db)
  return rows
}

export interface RosterFileRow {
  readonly fileName: string
  readonly numberColumn: 'identifier' | 'username' | 'sourcedId' | 'userIds'
  readonly uploadedAt: Date
  readonly withoutNumber: number
  readonly terms: number
  readonly classes: number
  readonly students: number
}

/** The export that was handed in last, with what is in it. */
export async function selectOptionalRosterFile(db: Db, providerId: number): Promise<RosterFileRow | undefined> {
  const { rows } = await sql<RosterFileRow>`
    select f.file_name, f.number_column, f.uploaded_at, f.without_number,
      (select count(*)::int from roster_file_terms t where t.external_provider_id = f.external_provider_id) as terms,
      (select count(distinct c.sourced_id)::int from roster_file_classes c
         join roster_file_terms t on t.id = c.roster_file_term_id
        where t.external_provider_id = f.external_provider_id) as classes,
      (select count(distinct p.number)::int from roster_file_people p
         join roster_file_classes c on c.id = p.roster_file_class_id
         join roster_file_terms t on t.id = c.roster_file_term_id
        where t.external_provider_id = f.external_provider_id and p.role = 'GroupLearner') as students
      from roster_files f where f.external_provider_id = ${providerId}`.execute(db)
  return rows[0]
}
