import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { learnersOfExam } from '../group-assessments/index.ts'

type Db = Kysely<Tables>

export interface StandingRow {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly uid: string
  readonly startedAt: Date | null
  readonly finishedAt: Date | null
  readonly pausedAt: Date | null
  readonly pauseEndsAt: Date | null
  readonly deadline: Date | null
  readonly isExcused: boolean
  readonly isCutByClose: boolean
  readonly deliveryNumber: number
}

interface KnownStanding {
  readonly rowVersions: string
  readonly row: StandingRow
}

/** By learner, each with the versions of the rows from which it was worked out. */
export type Standings = Map<number, KnownStanding>

/**
 * Of each learner, the versions of all rows from which the standing is worked out: it stays the same while they do. A version of a row is
 * the transaction that wrote it. Accommodations raise the version of a status that is there (0260), and matter to whoever has started by the
 * moment of the start; before it, they also expire. It comes as one text, which costs a fraction of as many rows.
 */
export async function selectRowVersions(db: Db, groupAssessmentId: number): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ versions: string | null }>`
    with people as (${learnersOfExam(groupAssessmentId)})
    select string_agg(concat(p.user_id, ':', g.xmin, '/', u.xmin, '/', s.xmin, '/',
        case when s.started_at is null then (
          select string_agg(concat(a.id, '.', a.xmin), '.' order by a.id) from accommodations a
           where a.user_id = p.user_id and (a.expires_at is null or a.expires_at > now())) end), ',') as versions
      from people p
      cross join (select xmin from group_assessments where id = ${groupAssessmentId}) g
      -- A look-up by key: there are many more people than learners of the exam.
      cross join lateral (select person.xmin from users person where person.id = p.user_id offset 0) u
      left join learner_statuses s on s.group_assessment_id = ${groupAssessmentId} and s.user_id = p.user_id`.execute(
    db,
  )
  const text = rows[0]?.versions ?? ''
  const versions = new Map<number, string>()
  for (const each of text === '' ? [] : text.split(',')) {
    const colon = each.indexOf(':')
    versions.set(Number(each.slice(0, colon)), each.slice(colon + 1))
  }
  return versions
}

/** Each step is a look-up by key, one learner after the other, whatever is known of the tables. */
async function selectStandings(db: Db, groupAssessmentId: number, userIds: readonly number[]): Promise<StandingRow[]> {
  const { rows } = await sql<StandingRow>`
    select u.id, u.first_name, u.last_name, u.email, coalesce(u.uid, '') as uid, s.started_at, s.finished_at,
      s.paused_at, s.pause_ends_at, s.deadline, s.is_excused, s.is_cut_by_close, s.delivery_number
      from unnest(${[...userIds]}::bigint[]) as p(user_id)
      cross join lateral (select * from users person where person.id = p.user_id offset 0) u
      cross join lateral (
        select * from learner_schedules l
         where l.group_assessment_id = ${groupAssessmentId} and l.user_id = p.user_id offset 0) s`.execute(db)
  return rows
}

/**
 * The standings of all whose row versions are given. Those of whom a row has changed are worked out anew, and those who are not among them
 * are forgotten. The versions were read before: a row that changes in between differs the next time.
 */
export async function bringUpToDate(
  db: Db,
  groupAssessmentId: number,
  rowVersions: ReadonlyMap<number, string>,
  standings: Standings,
): Promise<StandingRow[]> {
  for (const userId of standings.keys()) if (!rowVersions.has(userId)) standings.delete(userId)
  const isChanged = (userId: number) => standings.get(userId)?.rowVersions !== rowVersions.get(userId)
  const changed = [...rowVersions.keys()].filter(isChanged)
  if (changed.length > 0)
    for (const row of await selectStandings(db, groupAssessmentId, changed))
      standings.set(row.id, { rowVersions: rowVersions.get(row.id) ?? '', row })
  return [...standings.values()].map(({ row }) => row)
}
