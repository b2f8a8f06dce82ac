import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { GlobalRole } from '@isomorph/access'
import { importTexts, type ImportTextCode } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { planForManyRows } from '../../data/plan-for-many-rows.ts'

type Sql = RawBuilder<unknown>

export interface Comparison {
  readonly importId: number
  readonly groupId: number | null
  readonly createsPeople: boolean
  /** Holders of these may not be changed by whoever imports. */
  readonly rolesBeyond: readonly GlobalRole[]
}

/** Rows without faults, with the user name that each would get. */
function soundRows({ importId }: Comparison) {
  return sql`rows as (
    select r.*, coalesce(nullif(r.user_name, ''), nullif(r.uid, ''), r.email) as wanted_name
      from people_import_rows r where r.import_id = ${importId} and r.faults = '{}'
  )`
}

/** Whom the identifiers of each row belong to. */
const foundPeople = sql`hits as (
    select r.line, u.id from rows r join users u on lower(u.email) = lower(r.email) where r.email <> ''
    union
    select r.line, u.id from rows r join users u on lower(u.uid) = lower(r.uid) where r.uid <> ''
    union
    select r.line, u.id from rows r join users u on u.puid = r.puid where r.puid <> ''
  ),
  found as (
    select h.line, count(*) as people, min(h.id) as user_id, string_agg(h.id::text, ', ' order by h.id) as ids
      from hits h group by h.line
  )`

/** The first row that would get each user name, among rows of nobody who is here. */
const wantedNames = sql`wanted as (
    select r.line, min(r.line) over (partition by lower(r.wanted_name)) as first_line
      from rows r left join found f on f.line = r.line where f.line is null and r.email <> ''
  )`

/** The one person of each row, and the first row that is about them. */
function knownPeople({ rolesBeyond }: Comparison) {
  return sql`known as (
    select f.*, u.first_name, u.last_name, u.email, u.uid, u.puid,
           min(f.line) over (partition by f.user_id) as first_line,
           exists (select from global_roles g where g.user_id = u.id and g.role = any(${[...rolesBeyond]}::text[]))
             as is_mightier
      from found f join users u on u.id = f.user_id where f.people = 1
  )`
}

/** What would change of each person. Empty cells change nothing. */
function differences({ createsPeople }: Comparison) {
  return sql`differences as (
    select r.line, jsonb_agg(jsonb_build_object('field', d.field, 'before', d.before, 'after', d.after)
                             order by d.position) as changes
      from rows r
      join known k on k.line = r.line
      cross join lateral (values
        (1, 'firstName', k.first_name, r.first_name, r.first_name <> k.first_name),
        (2, 'lastName', k.last_name, r.last_name, r.last_name <> k.last_name),
        (3, 'email', k.email, r.email, lower(r.email) <> lower(k.email)),
        (4, 'uid', coalesce(k.uid, ''), r.uid, lower(r.uid) <> lower(coalesce(k.uid, ''))),
        (5, 'puid', coalesce(k.puid, ''), r.puid, r.puid <> coalesce(k.puid, ''))
      ) as d(position, field, before, after, is_different)
     where ${createsPeople} and d.is_different and d.after <> ''
     group by r.line
  )`
}

/** What each person is in the course already. */
function enrolments({ groupId }: Comparison) {
  return sql`enrolments as (
    select r.line,
           exists (select from group_user_roles e
                    where e.group_id = ${groupId}::bigint and e.user_id = k.user_id and e.role = r.role) as has_role,
           exists (select from group_user_roles e
                    where e.group_id = ${groupId}::bigint and e.user_id = k.user_id
                      and (e.role = 'GroupLearner') <> (r.role = 'GroupLearner')) as is_on_other_side
      from rows r join known k on k.line = r.line where ${groupId}::bigint is not null
  )`
}

type Values = Readonly<Record<string, Sql>>

/** A sentence that the database puts together of its English and of what stands in a row. */
function sentence(code: ImportTextCode, values: Values = {}): Sql {
  const parts = importTexts.texts[code].split(/\{(\w+)\}/)
  const written = parts.map((part, index) =>
    index % 2 === 1 ? sql`(${values[part] ?? sql`''`})::text` : sql`${part}::text`,
  )
  return sql`(${sql.join(written, sql` || `)})`
}

/** What stands against each row, in words. */
function reasonsOf({ createsPeople }: Comparison) {
  const userName = sql`r.wanted_name`
  return sql`array_remove(array[
    case when f.people > 1 then ${sentence('differentPeople', { ids: sql`f.ids` })} end,
    case when f.line is null and not ${createsPeople} then ${sentence('nobodyKnown')} end,
    case when f.line is null and ${createsPeople} and r.email = '' then ${sentence('newNeedsEmail')} end,
    case when f.line is null and ${createsPeople} and r.email <> '' and exists (
           select from users u where lower(u.user_name) = lower(r.wanted_name))
         then ${sentence('userNameTaken', { userName })} end,
    case when w.first_line < r.line and ${createsPeople}
         then ${sentence('lineHasSameUserName', { line: sql`w.first_line`, userName })} end,
    case when k.first_line < r.line then ${sentence('lineIsSamePerson', { line: sql`k.first_line` })} end,
    case when k.is_mightier and d.changes is not null then ${sentence('mayDoMore')} end,
    case when e.is_on_other_side and r.role = 'GroupLearner' then ${sentence('isStaff')} end,
    case when e.is_on_other_side and r.role <> 'GroupLearner' then ${sentence('isStudent')} end
  ], null)`
}

/** Each row with its person, what would change and what stands against it. */
function judgedRows(comparison: Comparison) {
  const { groupId } = comparison
  return sql`judged as (
    select r.line, k.user_id,
           coalesce(d.changes, '[]') || case
             when ${groupId}::bigint is not null and not coalesce(e.has_role, false)
             then jsonb_build_array(jsonb_build_object('field', 'role', 'before', '', 'after', r.role))
             else '[]' end as changes,
           ${reasonsOf(comparison)} as reasons
      from rows r
      left join found f on f.line = r.line
      left join wanted w on w.line = r.line
      left join known k on k.line = r.line
      left join differences d on d.line = r.line
      left join enrolments e on e.line = r.line
  )`
}

/**
 * Works out, in one statement, what each row without faults means for the people there are now: who it is, what would
 * change, and what stands against it.
 */
export async function compareRows(trx: Kysely<Tables>, comparison: Comparison): Promise<void> {
  const { importId } = comparison
  const parts = [
    soundRows(comparison),
    foundPeople,
    wantedNames,
    knownPeople(comparison),
    differences(comparison),
    enrolments(comparison),
    judgedRows(comparison),
  ]
  await planForManyRows(trx)
  await sql`
    with ${sql.join(parts, sql`, `)}
    update people_import_rows t
       set user_id = j.user_id,
           changes = case when j.user_id is null then '[]' else j.changes end,
           reasons = j.reasons,
           outcome = case when j.reasons <> '{}' then 'trouble'
                          when j.user_id is null then 'new'
                          when j.changes <> '[]' then 'changed'
                          else 'known' end
      from judged j where t.import_id = ${importId} and t.line = j.line`.execute(trx)
  await sql`
    update people_import_rows set reasons = faults, outcome = 'trouble'
     where import_id = ${importId} and faults <> '{}'`.execute(trx)
}
