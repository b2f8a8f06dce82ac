/**
 * People grade texts of a large class: the next answer in the queue, and a changed rubric that is applied to all marks:
 * `grading --learners 2000 --next 200 --rounds 5`. Uses DATABASE_URL (an empty database) where it is set, else an embedded one.
 */

import { parseArgs } from 'node:util'
import { openBenchDatabase } from '../submit/bench-database.ts'
import type { Target } from '../submit/load.ts'
import { ask, type BenchCourse } from '../submit/prepare-course.ts'
import { startProduct } from '../submit/servers.ts'
import { createDesk, type Desk } from './desk.ts'
import { prepareWrittenAnswers } from './written-answers.ts'

const say = (line: string): void => void process.stderr.write(`${line}\n`)

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN
}

const line = (name: string, value: number, digits = 1): void =>
  void process.stdout.write(`${name}\t${value.toFixed(digits)}\n`)

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/**
 * Marks answer by answer, as a desk would on which none lie ready: each mark is stored, then the next answers are claimed. The
 * page claims ahead, so that people wait for neither.
 */
async function measureNext(desk: Desk, count: number): Promise<void> {
  const [marks, claims, both]: [number[], number[], number[]] = [[], [], []]
  let ready = await desk.claim()
  for (let index = 0; index < count; index += 1) {
    const [answer] = ready
    if (answer === undefined) throw new Error('Fewer answers waited than were to be marked: no measurement.')
    const marked = await millisecondsOf(() => desk.mark(answer, { percent: 50 }))
    const claimed = await millisecondsOf(async () => void (ready = await desk.claim()))
    marks.push(marked)
    claims.push(claimed)
    both.push(marked + claimed)
  }
  line('mark_median_milliseconds', quantile(marks, 0.5))
  line('claim_median_milliseconds', quantile(claims, 0.5))
  line('next_median_milliseconds', quantile(both, 0.5))
  line('next_p95_milliseconds', quantile(both, 0.95))
  line('next_slowest_milliseconds', Math.max(...both))
}

interface RubricOutcome {
  readonly version: number
  readonly marksChanged: number
  readonly totalsChanged: number
}

/** The rubric of the only question, with another worth of its only item in each version. */
function createRubric(address: string, { owner, groupAssessmentId }: BenchCourse) {
  const path = `/api/groupAssessments/${groupAssessmentId}/manualScoring/rubrics/1/1`
  return async (version: number, { isLook = false } = {}): Promise<RubricOutcome> => {
    const items = [{ id: version === 0 ? null : 1, points: version % 2 === 0 ? 2 : 3, text: 'Says where it opens' }]
    const rubric = { start: 'zero', maximum: 4, floor: 0, ceiling: 4, items }
    return await ask(address, owner, `${path}?dryRun=${isLook}`, { version, rubric }, 'PUT')
  }
}

function checkAll(outcome: RubricOutcome, count: number): void {
  if (outcome.marksChanged !== count || outcome.totalsChanged !== count)
    throw new Error(`${outcome.marksChanged} marks changed instead of ${count}: no measurement.`)
}

/** Marks all by a rubric, then changes it again and again. */
async function measureRubric({ server, database }: Target, course: BenchCourse, desk: Desk, rounds: number) {
  const save = createRubric(server.address, course)
  const { version } = await save(0)
  const marking = await millisecondsOf(async () =>
    desk.markAll({ itemIds: [1], adjustment: 0, rubricVersion: version }),
  )
  const count = course.learners.length
  line('mark_all_seconds', marking / 1000)
  const used = async () => (await server.cpuSeconds()) + (await database.cpuSeconds())
  const [looks, applies, cpu]: [number[], number[], number[]] = [[], [], []]
  for (let round = 1; round <= rounds; round += 1) {
    const isLook = true
    looks.push(await millisecondsOf(async () => checkAll(await save(round, { isLook }), count)))
    const before = await used()
    applies.push(await millisecondsOf(async () => checkAll(await save(round), count)))
    cpu.push((await used()) - before)
    say(`round ${round} of ${rounds} of rubrics is done`)
  }
  line('rubric_look_seconds', quantile(looks, 0.5) / 1000, 2)
  line('rubric_apply_seconds', quantile(applies, 0.5) / 1000, 2)
  line('rubric_apply_slowest_seconds', Math.max(...applies) / 1000, 2)
  line('rubric_apply_cpu_seconds', quantile(cpu, 0.5), 2)
}

export async function runGrading(args: readonly string[]): Promise<void> {
  const text = (usual: string) => ({ type: 'string', default: usual }) as const
  const options = { learners: text('2000'), next: text('200'), rounds: text('5') }
  const { values } = parseArgs({ args: [...args], options })
  const database = await openBenchDatabase()
  const server = await startProduct(database)
  try {
    const target = { server, database }
    const course = await prepareWrittenAnswers(target, database.url, Number(values.learners), say)
    const desk = createDesk(server.address, course)
    await measureNext(desk, Number(values.next))
    await measureRubric(target, course, desk, Number(values.rounds))
  } finally {
    await server.stop()
    await database.close()
  }
}
