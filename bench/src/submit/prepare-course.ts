/** A course under way, made through the API: learners who have started, their problems and right answers. */

import { SignJWT } from 'jose'
import pg from 'pg'
import { workload, type WorkloadQuestion } from '../workload/questions.ts'

export interface BenchInstance {
  readonly path: string
  readonly authorization: string
  /** One answer for each question of the problem. */
  readonly rights: readonly string[]
  readonly wrongs: readonly string[]
}

export interface BenchCourse {
  readonly groupAssessmentId: number
  readonly problemId: number
  /** Authorization header of whoever made the course. */
  readonly owner: string
  /** Authorization headers of learners, in the order of their ids. */
  readonly learners: readonly string[]
  readonly instances: readonly BenchInstance[]
}

export const problemsPerLearner = 16

/** Whatever is asked for is there, or the benchmark is none. */
export async function ask<T>(
  address: string,
  authorization: string,
  path: string,
  body?: object,
  method = body === undefined ? 'GET' : 'POST',
): Promise<T> {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

async function addPeople(client: pg.Client, count: number, prefix: string): Promise<string[]> {
  const { rows: users } = await client.query<{ id: string }>(
    `insert into users (user_name, email, first_name, last_name)
     select $2 || n, $2 || n || '@example.org', 'Learner', 'Number ' || n from generate_series(0, $1::int) n
     returning id`,
    [count, prefix],
  )
  const ids = users.map(({ id }) => id)
  await client.query(`insert into global_roles (user_id, role) values ($1, 'SuperAdmin')`, [ids[0]])
  const { rows: sessions } = await client.query<{ id: string; user_id: string }>(
    `insert into sessions (user_id, client_id) select u, 'web' from unnest($1::bigint[]) u returning id, user_id`,
    [ids],
  )
  const { rows: keys } = await client.query<{ secret: Buffer }>(
    `select secret from token_keys where purpose = 'accessToken'`,
  )
  const secret = keys[0]?.secret as Buffer
  return await Promise.all(
    sessions.map(async ({ id, user_id }) => {
      const token = new SignJWT({ sid: Number(id) }).setProtectedHeader({ alg: 'HS256' }).setIssuer('isomorph')
      const signed = await token.setSubject(user_id).setIssuedAt().setExpirationTime('2h').sign(secret)
      return `Bearer ${signed}`
    }),
  )
}

async function giveAssessment(
  address: string,
  owner: string,
  client: pg.Client,
  { question: { content }, problems, prefix }: Required<BenchCourseOptions>,
): Promise<Pick<BenchCourse, 'groupAssessmentId' | 'problemId'>> {
  const problem = await ask<{ id: number }>(address, owner, '/api/problems', { name: 'Problem', content })
  const items = Array.from({ length: problems }, (_, index) => ({
    itemKey: index + 1,
    problemId: problem.id,
    points: 1,
  }))
  const assessment = await ask<{ id: number }>(address, owner, '/api/assessments', { name: 'Assessment', items })
  const group = await ask<{ id: number }>(address, owner, '/api/groups', { name: 'Everybody' })
  await client.query(
    `insert into group_user_roles (group_id, user_id, role)
     select $1, id, 'GroupLearner' from users where user_name like $2 || '%' and user_name <> $2 || '0'`,
    [group.id, prefix],
  )
  const settings = { name: 'Week 1', isPublished: true, attemptsAllowed: null }
  const body = { groupId: group.id, assessmentId: assessment.id, settings }
  const { id } = await ask<{ id: number }>(address, owner, '/api/groupAssessments', body)
  return { groupAssessmentId: id, problemId: problem.id }
}

async function waitUntilPrepared(client: pg.Client, groupAssessmentId: number, wanted: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ count: string }>(
      'select count(*) from problem_instances where group_assessment_id = $1',
      [groupAssessmentId],
    )
    if (Number(rows[0]?.count) >= wanted) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function selectInstances(
  client: pg.Client,
  groupAssessmentId: number,
  learners: readonly string[],
  question: WorkloadQuestion,
) {
  const { rows } = await client.query<{ id: string; user_id: string; values: Record<string, string> }>(
    `select i.id, i.user_id, v."values" from problem_instances i join variants v on v.id = i.variant_id
      where i.group_assessment_id = $1 order by i.item_key, i.user_id`,
    [groupAssessmentId],
  )
  const order = [...new Set(rows.map(({ user_id }) => Number(user_id)))].toSorted((a, b) => a - b)
  const authorizations = new Map(order.map((id, index) => [id, learners[index] ?? '']))
  return rows.map(({ id, user_id, values }): BenchInstance => {
    const numbers = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]))
    return {
      path: `/api/groupAssessments/${groupAssessmentId}/problemInstances/${id}`,
      authorization: authorizations.get(Number(user_id)) ?? '',
      rights: question.right(numbers, values),
      wrongs: question.wrong(numbers, values),
    }
  })
}

/** What is asked, and of how many problems; the prefix tells the people of several courses in one database apart. */
export interface BenchCourseOptions {
  readonly question?: WorkloadQuestion
  readonly problems?: number
  readonly prefix?: string
}

export function usualQuestion(): WorkloadQuestion {
  const [question] = workload
  if (question === undefined) throw new Error('There is no question to ask.')
  return question
}

/** Makes the course. The variants of all learners are made by the product's own job; the time it takes is said. */
export async function prepareCourse(
  address: string,
  databaseUrl: string,
  learnerCount: number,
  say: (line: string) => void,
  { question = usualQuestion(), problems = problemsPerLearner, prefix = 'bench' }: BenchCourseOptions = {},
): Promise<BenchCourse> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const [owner = '', ...learners] = await addPeople(client, learnerCount, prefix)
    const given = await giveAssessment(address, owner, client, { question, problems, prefix })
    const { groupAssessmentId } = given
    const began = performance.now()
    const wanted = learnerCount * problems
    await waitUntilPrepared(client, groupAssessmentId, wanted)
    say(`${wanted} variants drawn and stored in ${((performance.now() - began) / 1000).toFixed(2)} s`)
    const instances = await selectInstances(client, groupAssessmentId, learners, question)
    return { ...given, owner, learners, instances }
  } finally {
    await client.end()
  }
}
