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

/** Other scores for some of them, as submissions write them; what differs is found by the server. Gives how many have these points then. */
async function changeScores({ client, course }: Run, points: number, maximum: number): Promise<number> {
  const { groupAssessmentId } = course
  await client.query(
    `update scores set points = $2, version = version + 1
      where group_assessment_id = $1 and user_id in (
        select s.user_id from scores s join users u on u.id = s.user_id
         where s.group_assessment_id = $1 and s.points <> $2 and u.user_name like 'graded%' limit $3)`,
    [groupAssessmentId, points, maximum],
  )
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from scores s join users u on u.id = s.user_id
      where s.group_assessment_id = $1 and s.points = $2 and u.user_name like 'graded%'`,
    [groupAssessmentId, points],
  )
  return rows[0]?.count ?? 0
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
  const { target, course } = run
  await ask(target.server.address, course.owner, `/api/groupAssessments/${course.groupAssessmentId}/pushGrades`, {})
  while (takenOf(run.platform, 1).length < run.grades) await new Promise((resolve) => setTimeout(resolve, 500))
  refuseUnlessOnce(run, 1)
}

const spellSeconds = 3

async function measureSpell({ target, course }: Run): Promise<Measured> {
  return await load(target, { connections: 8, howMuch: { seconds: spellSeconds }, next: submissions(course) })
}

const gradesAtOnce = 1000
const quietSpells = 10

/**
 * Each learner has more and more attempts, which makes submissions slower: spells with and without grades alternate, and half of
 * the quiet ones between two portions of grades stand before the first and behind the last.
 */
async function measureRound(run: Run, points: number): Promise<GradeRound> {
  const { platform, grades } = run
  const quiet: Measured[] = []
  const measureQuiet = async (spells: number): Promise<void> => {
    for (let spell = 0; spell < spells; spell += 1) quiet.push(await measureSpell(run))
  }
  const beside: Measured[] = []
  let seconds = 0
  await measureQuiet(quietSpells / 2)
  for (let sent = 0; sent < grades;) {
    const begun = performance.now()
    sent = await changeScores(run, points, Math.min(gradesAtOnce, grades - sent))
    while (takenOf(platform, points).length < sent) beside.push(await measureSpell(run))
    seconds += (performance.now() - begun) / 1000
    await measureQuiet(sent < grades ? quietSpells : quietSpells / 2)
  }
  refuseUnlessOnce(run, points)
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
      say(
        `SPELLS quiet ${done.quiet.map((x) => x.perSecond.toFixed(0)).join(' ')} beside ${done.beside.map((x) => x.perSecond.toFixed(0)).join(' ')}`,
      )
      // A run that is broken off has told what it knows.
      const slower = (1 / against(done, ({ perSecond }) => perSecond)).toFixed(2)
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
