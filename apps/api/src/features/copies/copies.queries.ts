import { randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

type Db = Kysely<Tables>

/** The assessments of a course. */
export async function selectGivenIds(db: Db, groupId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('groupAssessments')
    .select('id')
    .where('groupId', '=', groupId)
    .where('deletedAt', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function isOpenGroup(db: Db, groupId: number): Promise<boolean> {
  const row = await db
    .selectFrom('groups')
    .select('id')
    .where('id', '=', groupId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** What a course was made with. */
export async function selectMadeGroup(db: Db, groupId: number) {
  return await db
    .selectFrom('groups')
    .select(['name', 'externalTermId', 'startDate', 'endDate'])
    .where('id', '=', groupId)
    .executeTakeFirstOrThrow()
}

/** A course that was made for copies remembers what it is a copy of. */
export async function rememberOrigin(db: Db, groupId: number, copiedFromId: number): Promise<void> {
  await db
    .updateTable('groups')
    .set({ copiedFromId })
    .where('id', '=', groupId)
    .where('copiedFromId', 'is', null)
    .execute()
}

export interface WantedCopy {
  readonly groupAssessmentId: number
  readonly opensAt: string | null
  readonly dueAt: string | null
  readonly closesAt: string | null
  readonly clientKey: string
}

interface Target {
  readonly groupId: number
  readonly createdBy: number
}

/** Settings go along; access codes, releases by hand and what is published do not. */
async function insertSettings(db: Db, { groupId, createdBy }: Target, wanted: readonly WantedCopy[]) {
  const columnOf = (name: keyof WantedCopy) => wanted.map((copy) => copy[name])
  const salts = wanted.map(() => randomBytes(12).toString('base64url'))
  const { rows } = await sql<{ id: number }>`
    insert into group_assessments (group_id, created_by, copied_from_id, client_key, seed_salt, opens_at, due_at, closes_at,
      is_published, assessment_id, assessment_revision_id, name, late_penalty_percent, time_limit_seconds, attempts_allowed,
      attempt_penalty_percent, counting_attempt, correctness_release, answers_release, solutions_release, scores_release,
      is_shuffled, variant_count, is_finished_by_hand, shows_hints, shows_problem_names, late_evidence,
      late_evidence_gap_minutes, appeal_days, lockdown, instructions)
    select ${groupId}, ${createdBy}, g.id, w.client_key, w.seed_salt, w.opens_at, w.due_at, w.closes_at,
      false, g.assessment_id, g.assessment_revision_id, g.name, g.late_penalty_percent, g.time_limit_seconds, g.attempts_allowed,
      g.attempt_penalty_percent, g.counting_attempt, g.correctness_release, g.answers_release, g.solutions_release,
      g.scores_release, g.is_shuffled, g.variant_count, g.is_finished_by_hand, g.shows_hints, g.shows_problem_names,
      g.late_evidence, g.late_evidence_gap_minutes, g.appeal_days, g.lockdown, g.instructions
      from unnest(${columnOf('groupAssessmentId')}::bigint[], ${columnOf('clientKey')}::uuid[], ${salts}::text[],
             ${columnOf('opensAt')}::timestamptz[], ${columnOf('dueAt')}::timestamptz[], ${columnOf('closesAt')}::timestamptz[])
             with ordinality w (id, client_key, seed_salt, opens_at, due_at, closes_at, position)
      join group_assessments g on g.id = w.id
     order by w.position
    on conflict on constraint group_assessments_client_key do nothing
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Each problem in the revision that its answers were marked by in the end: a corrected key goes along. */
async function insertProblems(db: Db, made: readonly number[]): Promise<void> {
  await sql`
    insert into group_assessment_items (group_assessment_id, delivery_number, item_key, position, points, is_bonus,
      attempts_allowed, attempt_penalty_percent, learner_title, section_key, pool_key, variant_count,
      delivered_revision_id, marking_revision_id)
    select c.id, 1, i.item_key, i.position, i.points, i.is_bonus, i.attempts_allowed, i.attempt_penalty_percent,
      i.learner_title, i.section_key, i.pool_key, i.variant_count, r.id, r.id
      from group_assessments c
      join group_assessments g on g.id = c.copied_from_id
      join group_assessment_items i on i.group_assessment_id = g.id and i.delivery_number = g.delivery_number
      left join marking_rules m on m.group_assessment_id = g.id and m.item_key = i.item_key and m.number = i.rules_number
      join problem_revisions r on r.id = coalesce(m.problem_revision_id, i.delivered_revision_id)
     where c.id = any(${made}::bigint[])`.execute(db)
}

async function insertStructure(db: Db, made: readonly number[]): Promise<void> {
  await sql`
    insert into group_assessment_sections (group_assessment_id, delivery_number, section_key, position, title, instructions,
      is_shuffled)
    select c.id, 1, s.section_key, s.position, s.title, s.instructions, s.is_shuffled
      from group_assessments c
      join group_assessments g on g.id = c.copied_from_id
      join group_assessment_sections s on s.group_assessment_id = g.id and s.delivery_number = g.delivery_number
     where c.id = any(${made}::bigint[])`.execute(db)
  await sql`
    insert into group_assessment_pools (group_assessment_id, delivery_number, pool_key, section_key, draws, points)
    select c.id, 1, p.pool_key, p.section_key, p.draws, p.points
      from group_assessments c
      join group_assessments g on g.id = c.copied_from_id
      join group_assessment_pools p on p.group_assessment_id = g.id and p.delivery_number = g.delivery_number
     where c.id = any(${made}::bigint[])`.execute(db)
}

/** How people mark: with or without names, which share of the answers twice, and by which rubrics. */
async function insertGrading(db: Db, made: readonly number[], createdBy: number): Promise<void> {
  await sql`
    insert into grading_settings (group_assessment_id, is_anonymous)
    select c.id, s.is_anonymous
      from group_assessments c join grading_settings s on s.group_assessment_id = c.copied_from_id
     where c.id = any(${made}::bigint[])`.execute(db)
  await sql`
    insert into double_marking (group_assessment_id, item_key, question_key, share, most_difference)
    select c.id, d.item_key, d.question_key, d.share, d.most_difference
      from group_assessments c
      join double_marking d on d.group_assessment_id = c.copied_from_id
      join group_assessment_items i on i.group_assessment_id = c.id and i.item_key = d.item_key
     where c.id = any(${made}::bigint[])`.execute(db)
  await sql`
    insert into rubric_versions (group_assessment_id, item_key, question_key, version, content, created_by)
    select distinct on (c.id, v.item_key, v.question_key) c.id, v.item_key, v.question_key, 1, v.content, ${createdBy}::bigint
      from group_assessments c
      join rubric_versions v on v.group_assessment_id = c.copied_from_id
      join group_assessment_items i on i.group_assessment_id = c.id and i.item_key = v.item_key
     where c.id = any(${made}::bigint[])
     order by c.id, v.item_key, v.question_key, v.version desc`.execute(db)
}

/** A copy that is there, and where it is. */
export interface FoundCopy {
  readonly id: number
  readonly groupId: number
  readonly opensAt: Date | null
  readonly dueAt: Date | null
  readonly closesAt: Date | null
}

/** Makes the copies that are not there yet; `all` are those of the keys, in their order. */
export async function insertCopies(
  db: Db,
  target: Target,
  wanted: readonly WantedCopy[],
): Promise<{ readonly made: number[]; readonly all: FoundCopy[] }> {
  const made = await insertSettings(db, target, wanted)
  await insertProblems(db, made)
  await insertStructure(db, made)
  await insertGrading(db, made, target.createdBy)
  const { rows } = await sql<FoundCopy>`
    select c.id, c.group_id, c.opens_at, c.due_at, c.closes_at
      from unnest(${wanted.map(({ clientKey }) => clientKey)}::uuid[]) with ordinality w (key, position)
      join group_assessments c on c.client_key = w.key and c.created_by = ${target.createdBy}
     order by w.position`.execute(db)
  return { made, all: rows }
}
