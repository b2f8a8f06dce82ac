/**
 * What connected systems cost: `connections --learners 300 --rounds 3 --seconds 20 --launches 200 --grades 10000 --people 20000 --parts
 * caliper,launch,grades,roster`. Submissions with and without learning analytics and grades on their way, launches from a learning platform
 * beside an exam, and a large roster.
 */

import { parseArgs } from 'node:util'
import type { Measured } from '../submit/load.ts'
import { openBenchDatabase } from '../submit/bench-database.ts'
import { prepareCourse } from '../submit/prepare-course.ts'
import { rush } from '../submit/rush.ts'
import { startProduct, type MeasuredServer } from '../submit/servers.ts'
import { measureCaliperCost, type CaliperCost, type CaliperRound } from './caliper-cost.ts'
import { against, measureGradeCost, type GradeRound } from './grade-cost.ts'
import { measureLaunches, type LaunchTimes } from './launch-times.ts'
import { measureRoster, type RosterTimes } from './roster-times.ts'

const say = (line: string): void => void process.stderr.write(`${line}\n`)

function line(name: string, value: number, digits = 2): void {
  process.stdout.write(`${name}\t${value.toFixed(digits)}\n`)
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

function reportCaliper({ rounds, envelopes }: CaliperCost): void {
  const median = (name: string, of: (round: CaliperRound) => number, digits?: number) =>
    line(name, quantile(rounds.map(of), 0.5), digits)
  median('submit8_per_second', ({ off }) => off.perSecond, 0)
  for (const spell of ['on', 'away'] as const) {
    const name = spell === 'on' ? 'caliper' : 'caliper_store_away'
    median(`${name}_submit8_time_against_off`, (round) => round.off.perSecond / round[spell].perSecond)
    median(`${name}_submit8_p99_against_off`, (round) => round[spell].p99Milliseconds / round.off.p99Milliseconds)
    median(
      `${name}_submit8_whole_cpu_against_off`,
      (round) => round[spell].wholeCpuMicroseconds / round.off.wholeCpuMicroseconds,
    )
  }
  line('caliper_envelopes_sent', envelopes, 0)
}

function reportLaunches({ first, firstBesideExam, again, againBesideExam, cpuMilliseconds }: LaunchTimes): void {
  const p95 = (values: readonly number[]) => quantile(values, 0.95)
  line('first_launch_p95_milliseconds', p95(first), 1)
  line('first_launch_p95_beside_exam_milliseconds', p95(firstBesideExam), 1)
  line('launch_p95_milliseconds', p95(again), 1)
  line('launch_p95_beside_exam_milliseconds', p95(againBesideExam), 1)
  line('launch_p95_beside_exam_against_quiet', p95(againBesideExam) / p95(again))
  line('launch_whole_cpu_milliseconds', cpuMilliseconds, 1)
}

function reportGrades(rounds: readonly GradeRound[]): void {
  const median = (name: string, of: (round: GradeRound) => number) => line(name, quantile(rounds.map(of), 0.5))
  const ratio = (name: string, of: (spell: Measured) => number) =>
    median(`grades_submit8_${name}_against_quiet`, (round) => against(round, of))
  median('grades_seconds_beside_submissions', ({ seconds }) => seconds)
  median('grades_submit8_time_against_quiet', (round) => 1 / against(round, ({ perSecond }) => perSecond))
  ratio('median', ({ medianMilliseconds }) => medianMilliseconds)
  ratio('p99', ({ p99Milliseconds }) => p99Milliseconds)
  ratio('whole_cpu', ({ wholeCpuMicroseconds }) => wholeCpuMicroseconds)
}

function reportRoster({ reportSeconds, takeOverSeconds, againSeconds }: RosterTimes): void {
  line('roster_report_seconds', reportSeconds)
  line('roster_take_over_seconds', takeOverSeconds)
  line('roster_again_seconds', againSeconds)
}

export async function runConnections(args: readonly string[]): Promise<void> {
  const text = (usual: string) => ({ type: 'string', default: usual }) as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      learners: text('300'),
      rounds: text('3'),
      seconds: text('20'),
      launches: text('200'),
      grades: text('10000'),
      people: text('20000'),
      parts: text('caliper,launch,grades,roster'),
      profile: { type: 'string' },
    },
  })
  const parts = values.parts.split(',')
  const database = await openBenchDatabase()
  const servers: MeasuredServer[] = []
  try {
    const server = await startProduct(database, { profileFolder: values.profile })
    servers.push(server)
    const databaseUrl = database.url
    const target = { server, database }
    const course = await prepareCourse(server.address, databaseUrl, Number(values.learners), say)
    await rush(server, course)
    const rounds = { databaseUrl, rounds: Number(values.rounds), seconds: Number(values.seconds), say }
    if (parts.includes('launch'))
      reportLaunches(await measureLaunches(target, course, { databaseUrl, launches: Number(values.launches) }))
    if (parts.includes('grades'))
      reportGrades(await measureGradeCost(target, course, { ...rounds, grades: Number(values.grades) }))
    if (parts.includes('roster'))
      reportRoster(await measureRoster(target, course, { databaseUrl, people: Number(values.people) }))
    if (parts.includes('caliper')) reportCaliper(await measureCaliperCost(target, course, rounds))
  } finally {
    for (const server of servers) await server.stop()
    await database.close()
  }
}
