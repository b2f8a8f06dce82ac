/** What grades that leave for a learning platform cost submissions: in turn without them, and while many are on their way. */

import { startLtiPlatform, type LtiPlatform } from '@isomorph/testing/lti-platform'
import pg from 'pg'
import { load, type Measured, type Target } from '../submit/load.ts'
import { ask, type BenchCourse } from '../submit/prepare-course.ts'
import { submissions } from '../submit/requests.ts'
import { connectPlatform, teacher, type ConnectedPlatform } from './connect-platform.ts'

export interface GradeRound {
  readonly quiet: readonly Measured[]
  readonly beside: readonly Measured[]
  /** Until the platform had all of them. */
  readonly seconds: number
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** A figure beside grades, as a multiple of the same without them. */
export function against({ quiet, beside }: GradeRound, of: (spell: Measured) => number): number {
  return mean(beside.map(of)) / mean(quiet.map(of))
}

interface Run {
  readonly target: Target
  readonly course: BenchCourse
  readonly platform: LtiPlatform
  readonly client: pg.Client
  readonly grades: number
}

/** Learners whom the platform knows, with a score each. They submit nothing. */
async function addScores({ client, course, grades }: Run, { externalProviderId, groupId }: ConnectedPlatform) {
  await client.query(
    `with made as (
       insert into users (user_name, email, first_name, last_name)
       select 'graded' || n, 'graded' || n || '@example.org', 'Graded', 'Number ' || n from generate_series(1, $1) n
       returning id
     ), known as (
       insert into identities (provider, subject, user_id) select 'lti:' || $2::int, 'graded ' || id, id from made
     ), roster as (
       insert into group_user_roles (group_id, user_id, role) select $3::bigint, id, 'GroupLearner' from made
     ), begun as (
       insert into learner_statuses (group_assessment_id, user_id, delivery_number, started_at)
       select $4::bigint, id, 1, now() from made
     )
     insert into scores (group_assessment_id, user_id, points, possible) select $4::bigint, id, 1, 16 from made`,
    [grades, externalProviderId, groupId, course.groupAssessmentId],
  )
}

/** Another score for each of them, as submissions write it, and the job that sends what differs. */
async function changeScores({ target, client, course }: Run, points: number): Promise<void> {
  const { groupAssessmentId, owner } = course
  await client.query(
    `update scores s set points = $2, version = version + 1 from users u
      where s.group_assessment_id = $1 and u.id = s.user_id and u.user_name like 'graded%'`,
    [groupAssessmentId, points],
  )
  await ask(target.server.address, owner, `/api/groupAssessments/${groupAssessmentId}/pushGrades`, {})
}

/** The scores of so many points that the platform has taken. */
function takenOf({ services }: LtiPlatform, points: number) {
  return services.taken.filter(({ scoreGiven }) => scoreGiven === points)
}

function refuseUnlessOnce({ platform, grades }: Run, points: number): void {
  const taken = takenOf(platform, points)
  const people = new Set(taken.map(({ userId }) => userId))
  if (people.size !== grades || taken.length !== grades)
    throw new Error(`${taken.length} scores of ${people.size} people came, not ${grades}.`)
}

/** The first scores of all leave before anything is measured. */
async function sendFirstScores(run: Run): Promise<void> {
  await changeScores(run, 1)
  while (takenOf(run.platform, 1).length < run.grades) await new Promise((resolve) => setTimeout(resolve, 500))
  refuseUnlessOnce(run, 1)
}

const spellSeconds = 3

async function measureSpell({ target, course }: Run): Promise<Measured> {
  return await load(target, { connections: 8, howMuch: { seconds: spellSeconds }, next: submissions(course) })
}

/** So many spells without grades come before a round; as many as with grades there are in all. */
const spellsBefore = 3

/**
 * Spells without grades stand before and after, and take as long as those with: tables that grow, checkpoints and the database's
 * own cleaning slow submissions as well, which is no cost of grades.
 */
async function measureRound(run: Run, points: number): Promise<GradeRound> {
  const { platform, grades } = run
  const quiet: Measured[] = []
  while (quiet.length < spellsBefore) quiet.push(await measureSpell(run))
  const begun = performance.now()
  await changeScores(run, points)
  const beside: Measured[] = []
  while (takenOf(platform, points).length < grades) beside.push(await measureSpell(run))
  const seconds = (performance.now() - begun) / 1000
  refuseUnlessOnce(run, points)
  while (quiet.length < Math.max(beside.length, 2 * spellsBefore)) quiet.push(await measureSpell(run))
  return { quiet, beside, seconds }
}

interface GradeOptions {
  readonly databaseUrl: string
  readonly grades: number
  readonly rounds: number
  readonly say: (line: string) => void
}

export async function measureGradeCost(
  target: Target,
  course: BenchCourse,
  { databaseUrl, grades, rounds, say }: GradeOptions,
): Promise<readonly GradeRound[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const people = { teacher }
  const platform = await startLtiPlatform({ toolOrigin: target.server.address, clientId: 'grade-bench', people })
  const run = { target, course, platform, client, grades }
  try {
    await addScores(run, await connectPlatform(target, course, { platform, databaseUrl }))
    await sendFirstScores(run)
    await load(target, { connections: 8, howMuch: { requests: 2000 }, next: submissions(course) })
    const measured: GradeRound[] = []
    for (let round = 0; round < rounds; round += 1) {
      const done = await measureRound(run, round + 2)
      measured.push(done)
      // A run that is broken off has told what it knows.
      const slower = (1 / against(done, ({ perSecond }) => perSecond)).toFixed(2)
      say(
        `SPELLS quiet ${done.quiet.map((x) => x.perSecond.toFixed(0)).join(' ')} beside ${done.beside.map((x) => x.perSecond.toFixed(0)).join(' ')}`,
      )
      say(
        `round ${round + 1} of ${rounds}: grades left in ${done.seconds.toFixed(0)} s, a submission took ${slower} times as long`,
      )
    }
    return measured
  } finally {
    await client.end()
    await platform.close()
  }
}
