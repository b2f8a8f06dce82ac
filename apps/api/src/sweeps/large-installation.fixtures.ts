import { sql, type Kysely } from 'kysely'
import pg from 'pg'
import type { Tables } from '@isomorph/database'

interface Filled {
  readonly db: Kysely<Tables>
  /** Where its owner reaches the database. */
  readonly url: string
}

interface Listed {
  /** A library that holds 30 problems, of 12,000 that hold one each. */
  readonly sharedLibraryId: number
  /** A webhook with 20,000 deliveries. */
  readonly webhookId: number
  /** An import of 300 rows, of 100 imports. */
  readonly importId: number
}

interface Found extends Listed {
  readonly groupAssessmentId: number
  readonly announcementId: number
}

/** Tables that grow with an installation, with enough rows for PostgreSQL to choose as it does for very many. */
export async function fillInstallation({ db, url }: Filled): Promise<Found> {
  await sql`
    insert into users (user_name, email, first_name, last_name)
    select 'p' || n, 'p' || n || '@example.org', 'Per' || n, 'Son' || (n * 7919 % 20011) from generate_series(1, 20000) n`.execute(
    db,
  )
  await sql`insert into groups (name, created_by) select 'Course no' || n, u.id from generate_series(1, 12000) n join users u on u.user_name = 'p' || n`.execute(
    db,
  )
  await sql`insert into group_user_roles (group_id, user_id, role) select id, created_by, 'GroupOwner' from groups`.execute(
    db,
  )
  for (const table of ['problems', 'assessments', 'shared_libraries'])
    await sql`insert into ${sql.table(table)} (name, created_by)
      select 'Entity no' || n, u.id from generate_series(1, 12000) n join users u on u.user_name = 'p' || n`.execute(db)
  await sql`
    insert into audit_events (at, actor_user_id, action, entity_type, entity_id)
    select now() - make_interval(secs => n), u.id, case when n % 1000 = 0 then 'cache.purge' else 'user.update' end, 'user', u.id
      from generate_series(1, 60000) n join users u on u.user_name = 'p' || (1 + n % 20000)`.execute(db)
  await sql`
    insert into exchanges (at, direction, kind, outcome, user_id, summary)
    select now() - make_interval(secs => n), 'out', 'grade', 'accepted', u.id, 'Score'
      from generate_series(1, 40000) n join users u on u.user_name = 'p' || (1 + n % 20000)`.execute(db)
  return await fillBehindForeignKeys(url)
}

/** What these rows refer to is not always there: the plans are looked at, and not what is answered. */
async function fillBehindForeignKeys(url: string): Promise<Found> {
  const owner = new pg.Client(url)
  await owner.connect()
  await owner.query('set session_replication_role = replica')
  await fillAnswers(owner)
  const { rows } = await owner.query<{ id: number }>('select min(id)::int as id from group_assessments')
  const groupAssessmentId = rows[0]?.id ?? 0
  const announcementId = await fillAnnouncements(owner, groupAssessmentId)
  const listed = await fillLists(owner)
  await owner.end()
  return { groupAssessmentId, announcementId, ...listed }
}

/** A group assessment in each course. Twenty have a marked answer of 600 learners that waits for a person. */
async function fillAnswers(owner: pg.Client): Promise<void> {
  await owner.query(`
    insert into group_assessments (group_id, assessment_id, assessment_revision_id, name, created_by, counting_attempt,
      correctness_release, answers_release, solutions_release, scores_release, seed_salt)
    select g.id, 1, 1, 'Week 1', g.created_by, 'best', 'never', 'never', 'never', 'never', 'salt'
      from groups g order by g.id;
    update group_assessments set name = 'Rarity' where id = (select max(id) from group_assessments);
    insert into exchanges (direction, kind, outcome, group_assessment_id, summary)
    select 'in', 'launch', 'accepted', id, 'Quiz' from group_assessments;
    insert into problem_instances (group_assessment_id, user_id, item_key, position, ordinal, points, variant_id)
    select a.id, u.id, 1, 1, 1, 1, 1 from (select id from group_assessments order by id limit 20) a
      cross join (select id from users order by id limit 600) u;
    insert into learner_statuses (group_assessment_id, user_id, delivery_number, started_at)
    select group_assessment_id, user_id, 1, now() from problem_instances;
    insert into results (problem_instance_id, group_assessment_id, user_id, item_key, ordinal, attempts_used, counting_attempt,
      marked_variant_id)
    select id, group_assessment_id, user_id, item_key, ordinal, 1, 1, 1 from problem_instances;
    insert into attempts (problem_instance_id, number, actor_user_id, client_attempt_id, received_at, within_grace, days_late,
      problem_revision_id, percent, draft_version, source)
    select id, 1, user_id, gen_random_uuid(), now(), false, 0, 1, 0, 0, 'learner' from problem_instances;
    insert into responses (problem_instance_id, attempt_number, question_key, answer, verdict, percent, marked_at, needs_person)
    select id, 1, 1, 'so it is', 'needsPerson', 0, now(), true from problem_instances;
    insert into scoring_tasks (problem_instance_id, attempt_number, question_key, group_assessment_id, item_key, reason)
    select id, 1, 1, group_assessment_id, 1, 'manual' from problem_instances;
    insert into problem_revisions (problem_id, number, format, content, content_hash, validation_level, findings, created_by)
    select id, 1, 1, '{"questions": [{"points": 1}]}', '', 'Valid', '[]', created_by from problems;
    update problems p set head_revision_id = r.id from problem_revisions r where r.problem_id = p.id`)
}

/** An announcement in each assessment, seen by everybody in twenty of them; the number of one of these. */
async function fillAnnouncements(owner: pg.Client, seenIn: number): Promise<number> {
  await owner.query(`
    insert into announcements (client_key, group_assessment_id, text, is_urgent, created_by, created_at)
    select gen_random_uuid(), id, 'Bring a ruler', false, created_by, now() from group_assessments;
    insert into announcement_receipts (announcement_id, user_id, seen_at)
    select a.id, s.user_id, now() from announcements a join learner_statuses s on s.group_assessment_id = a.group_assessment_id`)
  const { rows } = await owner.query<{ id: number }>(
    'select id::int as id from announcements where group_assessment_id = $1',
    [seenIn],
  )
  return rows[0]?.id ?? 0
}

/** Libraries that hold problems, people who hold a role, invitations, deliveries of a webhook, imports. */
async function fillLists(owner: pg.Client): Promise<Listed> {
  await owner.query(`
    insert into problem_shared_library_roles (problem_id, shared_library_id, role)
    select p.id, l.id, 'Reader' from (select id, row_number() over (order by id) as n from problems) p
      join (select id, row_number() over (order by id) as n from shared_libraries) l on l.n = p.n or l.n = 1 and p.n <= 30;
    insert into problem_user_roles (problem_id, user_id, role) select id, created_by, 'Owner' from problems;
    insert into shared_library_user_roles (shared_library_id, user_id, role)
    select id, created_by, 'Owner' from shared_libraries;
    insert into global_roles (user_id, role) select id, 'Creator' from users where id % 5 = 0;
    insert into invitations (user_id, invited_by, invited_at, sent_at, expires_at)
    select id, 1, now() - make_interval(secs => id), now(), now() + interval '1 day' from users order by id limit 15000;
    insert into webhooks (name, address, events, is_enabled, created_by)
    values ('One', 'https://one.example', '{roster.changed}', true, 1), ('Two', 'https://two.example', '{roster.changed}', true, 1);
    insert into webhook_deliveries (webhook_id, event_id, event, body, state)
    select w.id, gen_random_uuid(), 'roster.changed', '{}', case when n % 1000 = 0 then 'failed' else 'delivered' end
      from webhooks w cross join generate_series(1, 20000) n;
    insert into people_imports (file_name, encoding, creates_people, row_count, created_by)
    select 'people.csv', 'utf-8', true, 300, (select id from users where user_name = 'admin') from generate_series(1, 100);
    insert into people_import_rows (import_id, line, email, first_name, last_name, uid, puid, user_name, faults, outcome)
    select i.id, n, 'p' || n || '@example.org', 'Per', 'Son', '', '', '', '{}', case when n % 10 = 0 then 'changed' else 'known' end
      from people_imports i cross join generate_series(1, 300) n`)
  const { rows } = await owner.query<Listed>(`
    select (select min(id)::int from shared_libraries) as "sharedLibraryId", (select min(id)::int from webhooks) as "webhookId",
      (select min(id)::int from people_imports) as "importId"`)
  const [listed] = rows
  if (!listed) throw new Error('Nothing was filled.')
  return listed
}

/** A library that holds the 12,000 problems, with a tag and a type of answer each, and has one reader. */
export async function shareAllProblems({ db }: Pick<Filled, 'db'>, readerId: number): Promise<number> {
  await sql`update problems set tags = array['Week 3'], answer_types = array['Numeric'] where name like 'Entity no%'`.execute(
    db,
  )
  const { rows } = await sql<{ readonly id: number }>`
    with library as (insert into shared_libraries (name, created_by) values ('All', ${readerId}) returning id),
      reader as (insert into shared_library_user_roles (shared_library_id, user_id, role)
        select id, ${readerId}, 'Reader' from library),
      held as (insert into problem_shared_library_roles (problem_id, shared_library_id, role)
        select problems.id, library.id, 'Reader' from problems cross join library where name like 'Entity no%')
    select id from library`.execute(db)
  return rows[0]?.id ?? 0
}
