/**
 * A large university, made by set-based statements from a seed: the same seed makes the same rows. What people did is copied
 * from a course that was made through the API, so that every row is as the product writes it.
 */

import type pg from 'pg'
import { addPeople } from '../users/add-people.ts'

export interface UniversitySize {
  readonly seed: number
  readonly people: number
  readonly courses: number
  /** Of each course but the largest, which has `largest`. */
  readonly learners: number
  readonly largest: number
}

/** Ids of generated rows begin here, far from those of the template. */
export const firstId = 1_000_000

/** Of the people, so many teach; the others are learners. */
const staff = 2000
const problemsPerCourse = 5
const assessmentsPerCourse = 5
const libraries = 300
const auditEvents = 500_000
const exchanges = 200_000

type Overrides = Readonly<Record<string, string>>

/** `insert into … select …` of whole rows, with some columns given otherwise. */
async function copyRows(client: pg.Client, table: string, source: string, given: Overrides): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  const columns = rows.map(({ name }) => name)
  const values = columns.map((name) => given[name] ?? `source."${name}"`)
  const list = columns.map((name) => `"${name}"`).join(', ')
  await client.query(`insert into ${table} (${list}) overriding system value select ${values.join(', ')} ${source}`)
}

const steps = (size: UniversitySize) => {
  /** A whole number below `below`, by the seed and what it is for. */
  const pick = (of: string, below: number | string, salt: number) =>
    `(1 + abs(hashint8extended((${of})::bigint, ${size.seed * 1000 + salt})) % ${below})`
  const person = (index: string) => `(select id from bench_people where place = ${index})`
  const subject = `(array['Physics', 'Chemistry', 'Calculus', 'Linear Algebra', 'Statistics', 'Mechanics', 'Thermodynamics', 'Biology',
    'Economics', 'Circuits', 'Optics', 'Genetics'])[${pick('n', 12, 1)}]`
  return { pick, person, subject }
}

async function addCourses(client: pg.Client, size: UniversitySize): Promise<void> {
  const { pick, person, subject } = steps(size)
  await client.query(`
    create table bench_people as
      select id, row_number() over (order by id) as place from users where email like '%@university.example';
    create unique index on bench_people (place);
    insert into groups (id, name, external_term_id, created_by, created_at) overriding system value
    select ${firstId} + n, ${subject} || ' ' || (100 + n % 400) || ', section ' || (1 + n / 400),
      (select id from external_terms order by id limit 1 offset n % (select count(*) from external_terms)),
      ${person(pick('n', staff, 2))}, now() - make_interval(days => n % 900)
      from generate_series(1, ${size.courses}) n;
    insert into group_user_roles (group_id, user_id, role)
    select id, created_by, 'GroupOwner' from groups where id > ${firstId};
    create table bench_learners as
      select distinct on (course, k) course, k, ${person(`${staff} + 1 + (abs(hashint8extended(course, ${size.seed})) + k * 37) % (${size.people} - ${staff})`)} as user_id
        from generate_series(1, ${size.courses}) course
       cross join lateral generate_series(1, case course when 1 then ${size.largest} else ${size.learners} end) k;
    insert into group_user_roles (group_id, user_id, role)
    select ${firstId} + course, user_id, 'GroupLearner' from bench_learners`)
}

async function addContent(client: pg.Client, size: UniversitySize, template: number): Promise<void> {
  const { pick, person, subject } = steps(size)
  const count = size.courses * problemsPerCourse
  const author = person(pick('n', staff, 3))
  await client.query(`
    insert into problems (id, name, tags, short_statement, created_by, changed_at, answer_types) overriding system value
    select ${firstId} + n, ${subject} || ' exercise ' || n, array['week ' || (n % 14), lower(${subject})],
      'Find the larger root of equation ' || n || ' to three significant figures', ${author},
      now() - make_interval(hours => n), array['Numeric'] from generate_series(1, ${count}) n;
    insert into problem_user_roles (problem_id, user_id, role)
    select id, created_by, 'Owner' from problems where id > ${firstId};
    insert into assessments (id, name, created_by, changed_at) overriding system value
    select ${firstId} + n, ${subject} || ' assessment ' || n, ${author}, now() - make_interval(hours => n)
      from generate_series(1, ${size.courses}) n;
    insert into assessment_user_roles (assessment_id, user_id, role)
    select id, created_by, 'Owner' from assessments where id > ${firstId};
    insert into shared_libraries (id, name, created_by) overriding system value
    select ${firstId} + n, ${subject} || ' collection ' || n, ${author} from generate_series(1, ${libraries}) n;
    insert into shared_library_user_roles (shared_library_id, user_id, role)
    select id, created_by, 'Owner' from shared_libraries where id > ${firstId};
    insert into problem_shared_library_roles (problem_id, shared_library_id, role)
    select id, ${firstId} + ${pick('id', libraries, 4)}, 'Reader' from problems where id > ${firstId} and id % 3 = 0;
    insert into problem_shared_library_roles (problem_id, shared_library_id, role)
    select id, ${firstId} + 1, 'Reader' from problems where id > ${firstId} on conflict do nothing`)
  await copyRows(
    client,
    'problem_revisions',
    `from problems p cross join (select r.* from group_assessment_items n join problem_revisions r on r.id = n.delivered_revision_id
       where n.group_assessment_id = ${template} limit 1) source where p.id > ${firstId}`,
    { id: 'p.id', problem_id: 'p.id', created_by: 'p.created_by' },
  )
  await copyRows(
    client,
    'assessment_revisions',
    `from assessments a cross join (select r.* from group_assessments g
       join assessment_revisions r on r.id = g.assessment_revision_id where g.id = ${template}) source
     where a.id > ${firstId}`,
    { id: 'a.id', assessment_id: 'a.id', created_by: 'a.created_by' },
  )
  await client.query(`
    update problems set head_revision_id = id where id > ${firstId};
    update assessments set head_revision_id = id where id > ${firstId}`)
}

/** Who of a course stands for whom of the template: its learners and their work take turns. */
const copied = `
  from bench_learners l
  join bench_template t on t.n = l.k % (select count(*) from bench_template)`

async function addWork(client: pg.Client, size: UniversitySize, template: number): Promise<void> {
  const assessment = `${firstId} + (c.n - 1) * ${assessmentsPerCourse} + a.n`
  const copies = `from generate_series(1, ${size.courses}) c(n)
    cross join generate_series(1, ${assessmentsPerCourse}) a(n)`
  await copyRows(client, 'group_assessments', `${copies} join group_assessments source on source.id = ${template}`, {
    id: assessment,
    group_id: `${firstId} + c.n`,
    assessment_id: `${firstId} + c.n`,
    assessment_revision_id: `${firstId} + c.n`,
    name: `'Week ' || a.n`,
    client_key: 'null',
  })
  await copyRows(
    client,
    'group_assessment_items',
    `${copies} join group_assessment_items source on source.group_assessment_id = ${template}`,
    { group_assessment_id: assessment },
  )
  await client.query(`
    create table bench_template as
      select user_id, row_number() over (order by user_id) - 1 as n from learner_statuses
       where group_assessment_id = ${template};
    create table bench_instances as
      select ${firstId} + row_number() over (order by l.course, l.k, i.position) as id, i.id as template_id, i.user_id as template_user,
        l.user_id, ${firstId} + (l.course - 1) * ${assessmentsPerCourse} + 1 as group_assessment_id
        ${copied} join problem_instances i on i.group_assessment_id = ${template} and i.user_id = t.user_id;
    analyze bench_instances`)
  const given = { group_assessment_id: 'b.group_assessment_id', user_id: 'b.user_id' }
  const ofInstance = (table: string, key: string) =>
    `from bench_instances b join ${table} source on source.${key} = b.template_id`
  await copyRows(client, 'problem_instances', ofInstance('problem_instances', 'id'), { ...given, id: 'b.id' })
  await copyRows(client, 'results', ofInstance('results', 'problem_instance_id'), {
    ...given,
    problem_instance_id: 'b.id',
  })
  const work = { problem_instance_id: 'b.id', actor_user_id: 'b.user_id' }
  await copyRows(client, 'attempts', ofInstance('attempts', 'problem_instance_id'), work)
  await copyRows(client, 'responses', ofInstance('responses', 'problem_instance_id'), work)
  const people = `from (select distinct group_assessment_id, user_id, template_user from bench_instances) b`
  for (const table of ['learner_statuses', 'scores']) {
    const source = `${people} join ${table} source on source.group_assessment_id = ${template} and source.user_id = b.template_user`
    await copyRows(client, table, source, given)
  }
  // Answers to one problem wait for a person: everybody's in the largest course, few in the others.
  await client.query(`
    insert into scoring_tasks (problem_instance_id, attempt_number, question_key, group_assessment_id, item_key, reason)
    select i.id, 1, 1, i.group_assessment_id, i.item_key, 'undecided' from problem_instances i
     where i.id > ${firstId} and i.item_key = 1 and (i.group_assessment_id = ${firstId + 1} or i.user_id % 4 = 0);
    update responses r set verdict = 'needsPerson', needs_person = true from scoring_tasks s
     where s.problem_instance_id = r.problem_instance_id and s.problem_instance_id > ${firstId}`)
}

async function addRecords(client: pg.Client, size: UniversitySize): Promise<void> {
  const { pick, person } = steps(size)
  await client.query(`
    select ensure_monthly_partitions('audit_events', (date_trunc('month', now()) - interval '12 months')::date, 14);
    insert into audit_events (at, actor_user_id, action, entity_type, entity_id, after, address)
    select now() - make_interval(secs => (${auditEvents} - n) * 60), ${person(pick('n', size.people, 5))},
      (array['session.begin', 'group.update', 'problem.update', 'user.update', 'groupAssessment.update'])[1 + n % 5],
      (array['user', 'group', 'problem', 'user', 'groupAssessment'])[1 + n % 5], ${firstId} + n % ${size.courses},
      '{"name": "changed"}', '192.0.2.7'
      from generate_series(1, ${auditEvents}) n;
    insert into exchanges (at, direction, kind, outcome, group_id, group_assessment_id, user_id, summary)
    select now() - make_interval(secs => (${exchanges} - n) * 90), 'out', 'grade',
      case when n % 50 = 0 then 'failed' else 'accepted' end, ${firstId} + 1 + n % ${size.courses},
      ${firstId} + 1 + (n % ${size.courses}) * ${assessmentsPerCourse},
      ${person(pick('n', size.people, 6))}, 'Score for Week 1'
      from generate_series(1, ${exchanges}) n`)
}

/** Whether a former run has made one. */
export async function hasUniversity(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select from groups where id > ${firstId} limit 1`)
  return rows.length > 0
}

/** Adds the rows beside the template, a group assessment that learners have worked on. Takes a few minutes. */
export async function makeUniversity(
  client: pg.Client,
  size: UniversitySize,
  template: number,
  say: (line: string) => void,
): Promise<void> {
  const begun = performance.now()
  const step = async (what: string, act: () => Promise<void>): Promise<void> => {
    await act()
    say(`${what}: ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  }
  await step('people', async () => addPeople(client, size.people))
  // The rows are right by construction; triggers and look-ups of each row would take most of the time.
  await client.query(`set session_replication_role = replica; set statement_timeout = 0`)
  await step('courses', async () => addCourses(client, size))
  await step('problems, assessments, libraries', async () => addContent(client, size, template))
  await step('work', async () => addWork(client, size, template))
  await step('audit log, ledger', async () => addRecords(client, size))
  await client.query(`drop table bench_people, bench_learners, bench_template, bench_instances`)
  await step('statistics', async () => void (await client.query('vacuum analyze')))
  await client.query(`set session_replication_role = origin`)
}
