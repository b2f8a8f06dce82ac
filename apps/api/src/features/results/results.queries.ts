import { sql, type Kysely } from 'kysely'
import type { StoredVerdict, Tables } from '@isomorph/database'
import { openAppeal } from './answer-appeals.ts'
import { isItemInUse, possiblePoints, totalsOfDelivery } from '../group-assessments/index.ts'

type Db = Kysely<Tables>

export interface LearnerRow {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly uid: string
  readonly isExcused: boolean
  readonly startedAt: Date | null
  readonly finishReason: 'submitted' | 'timeExpired' | null
  readonly isEndedByStaff: boolean
  readonly points: number
  readonly overridePoints: number | null
  readonly computedPoints: number
  readonly possible: number
  readonly pending: number
  readonly daysLate: number
}

/** Some of the rows, by their order. */
interface Part {
  readonly limit: number
  readonly offset: number
}

/**
 * The people of a part, before anything is looked up for them. A preview is left out here already: it must not take the
 * place of a learner.
 */
function peopleOf(groupAssessmentId: number, part: Part | undefined) {
  if (!part) return sql`people`
  return sql`(
    select people.user_id from people join users person on person.id = people.user_id
     where not exists (select from learner_statuses w
                        where w.group_assessment_id = ${groupAssessmentId} and w.user_id = people.user_id and w.is_preview)
     order by person.sort_name, person.id limit ${part.limit} offset ${part.offset})`
}

/** Everybody who is in the course as a learner or has started, by name. Previews by staff are nobody. */
export async function selectLearners(db: Db, groupAssessmentId: number, part?: Part): Promise<LearnerRow[]> {
  const { rows } = await sql<LearnerRow>`
    with people as (
      select r.user_id from group_assessments g
        join group_user_roles r on r.group_id = g.group_id and r.role = 'GroupLearner'
       where g.id = ${groupAssessmentId}
      union
      select s.user_id from learner_statuses s
       where s.group_assessment_id = ${groupAssessmentId} and s.started_at is not null and not s.is_preview
    )
    select u.id, u.first_name, u.last_name, u.email, coalesce(u.uid, '') as uid, s.is_excused, s.started_at,
      s.finish_reason, s.is_ended_by_staff, coalesce(c.points, 0) as points, c.override_points, coalesce(c.pending, 0) as pending,
      coalesce(c.days_late, 0) as days_late, ${possiblePoints('s')} as possible,
      coalesce(t.points, 0) as computed_points
      from ${peopleOf(groupAssessmentId, part)} p
      -- Looked up for each learner: joined, the view is worked out for everybody of the installation.
      cross join lateral (select * from users person where person.id = p.user_id offset 0) u
      cross join lateral (
        select * from learner_schedules l
         where l.group_assessment_id = ${groupAssessmentId} and l.user_id = p.user_id offset 0) s
      left join scores c on c.group_assessment_id = s.group_assessment_id and c.user_id = s.user_id
      left join (select r.user_id, sum(greatest(r.points, r.floor_points)) as points from results r
                  where r.group_assessment_id = ${groupAssessmentId} group by r.user_id) t on t.user_id = p.user_id
     where not s.is_preview
     order by u.sort_name, u.id`.execute(db)
  return rows
}

export interface CellRow {
  readonly problemInstanceId: number
  readonly userId: number
  readonly itemKey: number
  readonly points: number
  readonly overridePoints: number | null
  readonly floorPoints: number | null
  readonly percent: number
  readonly attemptsUsed: number
  readonly pending: number
}

/** What a learner of the present delivery can earn. */
export async function selectPossible(db: Db, groupAssessmentId: number): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select d.points from group_assessments g
     cross join lateral ${sql.raw(totalsOfDelivery('g.id', 'g.delivery_number'))} d
     where g.id = ${groupAssessmentId}`.execute(db)
  return rows[0]?.points ?? 0
}

/** One cell per learner and problem of the delivery that is the learner's. */
export async function selectCells(db: Db, groupAssessmentId: number, userIds?: readonly number[]): Promise<CellRow[]> {
  // Of everybody the results are read whole: looked up one by one, twenty thousand cells take twice as long.
  const results = userIds
    ? sql`results`
    : sql`(select * from results where group_assessment_id = ${groupAssessmentId} offset 0)`
  const among = userIds ? sql`and s.user_id = any(${[...userIds]}::bigint[])` : sql``
  const { rows } = await sql<CellRow>`
    select i.id as problem_instance_id, i.user_id, i.item_key, r.points, r.override_points, r.floor_points, r.percent,
      r.attempts_used, r.pending
      from learner_statuses s
      join problem_instances i on i.group_assessment_id = s.group_assessment_id and i.user_id = s.user_id
       and i.ordinal = s.delivery_number
      join ${results} r on r.problem_instance_id = i.id
     where s.group_assessment_id = ${groupAssessmentId} and not s.is_preview ${among}
     order by i.user_id, i.item_key`.execute(db)
  return rows
}

export interface ResultItemRow {
  readonly itemKey: number
  readonly position: number
  readonly name: string
  readonly points: number
  readonly isBonus: boolean
  readonly isDrawn: boolean
  readonly poolKey: number | null
}

/** The problems of the present delivery, and those of earlier ones that somebody has started. */
export async function selectResultItems(db: Db, groupAssessmentId: number): Promise<ResultItemRow[]> {
  const { rows } = await sql<ResultItemRow>`
    select * from (
      select distinct on (n.item_key) n.item_key, n.position, p.name,
        coalesce(m.points, n.points) as points, n.is_bonus,
        n.pool_key is not null as is_drawn, n.pool_key
        from group_assessments g
        join group_assessment_items n on n.group_assessment_id = g.id
        left join marking_rules m on m.group_assessment_id = g.id and m.item_key = n.item_key
         and m.number = n.rules_number
        join problem_revisions q on q.id = n.delivered_revision_id
        join problems p on p.id = q.problem_id
       where g.id = ${groupAssessmentId}
         and ${sql.raw(isItemInUse)}
       order by n.item_key, n.delivery_number desc
    ) items order by position, item_key`.execute(db)
  return rows
}

export interface ResponseRow {
  readonly attemptNumber: number
  readonly questionKey: number
  readonly value: string
  readonly reading: string
  readonly verdict: StoredVerdict
  readonly percent: number
  readonly rule: string
  readonly evidence: unknown
  readonly source: 'evaluator' | 'person'
  readonly needsPerson: boolean
  readonly comment: string
  readonly markingNumber: number
  readonly appeal: { readonly text: string; readonly at: string } | null
}

/** Everything a learner did with one problem instance. */
export async function selectWork(db: Db, problemInstanceId: number) {
  const [result, learner, attempts, responses, draft] = await Promise.all([
    db.selectFrom('results').selectAll().where('problemInstanceId', '=', problemInstanceId).executeTakeFirstOrThrow(),
    db
      .selectFrom('problemInstances as i')
      .innerJoin('users as u', 'u.id', 'i.userId')
      .select(['u.id', 'u.firstName', 'u.lastName', 'u.email', 'u.uid'])
      .where('i.id', '=', problemInstanceId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('attempts')
      .selectAll()
      .where('problemInstanceId', '=', problemInstanceId)
      .orderBy('number')
      .execute(),
    db
      .selectFrom('responses')
      .select(['attemptNumber', 'questionKey', 'answer as value', 'reading', 'verdict', 'percent', 'rule', 'evidence'])
      .select(['source', 'needsPerson', 'comment', 'markingNumber'])
      .select(sql.raw<ResponseRow['appeal']>(openAppeal('responses')).as('appeal'))
      .where('problemInstanceId', '=', problemInstanceId)
      .orderBy('attemptNumber')
      .orderBy('questionKey')
      .execute(),
    db.selectFrom('drafts').selectAll().where('problemInstanceId', '=', problemInstanceId).executeTakeFirst(),
  ])
  return { result, learner, attempts, responses: responses as ResponseRow[], draft }
}
