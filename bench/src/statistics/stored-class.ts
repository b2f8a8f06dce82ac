/** Figures of a large class as an instructor asks for them: whole requests to the product, from its database to the answer. */

import pg from 'pg'
import { openBenchDatabase } from '../submit/bench-database.ts'
import { ask, prepareCourse, problemsPerLearner } from '../submit/prepare-course.ts'
import { startProduct } from '../submit/servers.ts'

const say = (line: string): void => void process.stderr.write(`${line}\n`)
const attempts = ['counting', 'first'] as const
/** The product keeps figures for 30 s. */
const untilForgottenMilliseconds = 31_000

/** Everybody has finished, as rows: sitting so often would take an hour. */
const work = [
  `insert into learner_statuses (group_assessment_id, user_id, delivery_number, started_at, finished_at, finish_reason)
   select distinct group_assessment_id, user_id, 1, now(), now(), 'submitted' from problem_instances where group_assessment_id = $1
       on conflict (group_assessment_id, user_id) do update
      set started_at = now(), finished_at = now(), finish_reason = 'submitted'`,
  `insert into results (problem_instance_id, group_assessment_id, user_id, attempts_used, counting_attempt, percent, points, marked_variant_id)
   select i.id, i.group_assessment_id, i.user_id, 1, 1, p.percent, p.percent / 100, i.variant_id
     from problem_instances i
    cross join lateral (select case when (i.user_id * 31 + i.item_key * 17) % 97 < i.user_id % 97 then 100 else 0 end as percent) p
    where i.group_assessment_id = $1
       on conflict (problem_instance_id) do update set percent = excluded.percent, attempts_used = 1, counting_attempt = 1`,
  `insert into problem_times (problem_instance_id, active_seconds)
   select id, 20 + (user_id * 13 + item_key * 7) % 600 from problem_instances where group_assessment_id = $1
       on conflict do nothing`,
]

async function writeWork(databaseUrl: string, groupAssessmentId: number): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    for (const statement of work) await client.query(statement, [groupAssessmentId])
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

interface Figures {
  readonly finished: number
  readonly problems: readonly unknown[]
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** One line of JSON: medians in milliseconds. */
export async function measureStoredClass(learners: number, rounds: number): Promise<void> {
  const database = await openBenchDatabase()
  const server = await startProduct(database)
  try {
    const { groupAssessmentId, owner } = await prepareCourse(server.address, database.url, learners, say)
    await writeWork(database.url, groupAssessmentId)
    const times: Record<(typeof attempts)[number], number[]> = { counting: [], first: [] }
    for (let round = 0; round < rounds; round += 1) {
      if (round > 0) await new Promise((resolve) => setTimeout(resolve, untilForgottenMilliseconds))
      for (const attempt of attempts) {
        const path = `/api/groupAssessments/${groupAssessmentId}/statistics?attempt=${attempt}`
        const begun = performance.now()
        const { finished, problems } = await ask<Figures>(server.address, owner, path)
        times[attempt].push(Math.round(performance.now() - begun))
        if (finished !== learners || problems.length !== problemsPerLearner)
          throw new Error(`Figures of ${finished} learners and ${problems.length} problems: no measurement.`)
      }
      say(`round ${round + 1} of ${rounds} is done`)
    }
    const [countingMs, firstMs] = [median(times.counting), median(times.first)]
    const line = { learners, problems: problemsPerLearner, countingMs, firstMs, all: times }
    process.stdout.write(`${JSON.stringify(line)}\n`)
  } finally {
    await server.stop()
    await database.close()
  }
}
