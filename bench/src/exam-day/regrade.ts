/** A key that is wrong is found in a running exam: a regrade of everything, looked at and applied, while learners submit. */

import { randomUUID } from 'node:crypto'
import type { ProblemContent } from '@isomorph/problem'
import { load, type Target } from '../submit/load.ts'
import { ask, prepareCourse, usualQuestion, type BenchCourse } from '../submit/prepare-course.ts'
import { startEverybody } from '../submit/rush.ts'
import { createAsk } from './room.ts'

const problems = 20
const attempts = 3

/** The values that answers are compared with are a twentieth too large: they are worked out anew by the mended version. */
function withWrongKey(content: ProblemContent): ProblemContent {
  const variables = content.variables.map((variable) =>
    variable.variableType === 'CalculatedValue'
      ? { ...variable, parameters: { ...variable.parameters, formula: `1.05\\cdot${variable.parameters.formula}` } }
      : variable,
  )
  return { ...content, variables }
}

/** Right and wrong answers in turn, to one problem instance after the other. */
export function submissionAt({ instances }: BenchCourse, count: number) {
  const instance = instances[count % instances.length]
  const isRight = (count + Math.floor(count / instances.length)) % 2 === 0
  const value = (isRight ? instance?.rights : instance?.wrongs)?.[0]
  const body = { clientAttemptId: randomUUID(), answers: [{ questionKey: 1, value }] }
  return { path: `${instance?.path}/attempts`, authorization: instance?.authorization ?? '', body }
}

async function submitEverything(target: Target, course: BenchCourse): Promise<void> {
  const requests = course.instances.length * attempts
  let count = 0
  const next = () => {
    const { path, authorization, body } = submissionAt(course, count)
    count += 1
    return { method: 'POST', path, headers: { authorization }, body: JSON.stringify(body) } as const
  }
  await load(target, { connections: 16, howMuch: { requests }, next })
}

interface Problem {
  readonly headRevisionId: number
  readonly revisionNumber: number
}

/** Saves the version with the right key; answers it. */
async function mend(address: string, { owner, problemId }: BenchCourse, content: ProblemContent): Promise<number> {
  const path = `/api/problems/${problemId}`
  const { revisionNumber } = await ask<Problem>(address, owner, path)
  const body = JSON.stringify({ name: 'Problem', tags: [], content, baseRevisionNumber: revisionNumber })
  const headers = { authorization: owner, 'content-type': 'application/json' }
  const response = await fetch(`${address}${path}`, { method: 'PUT', headers, body })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return ((await response.json()) as Problem).headRevisionId
}

interface Run {
  readonly id: number
  readonly status: string
  readonly summary: { readonly answersChanged: number } | null
}

function createRegrader(address: string, { owner, groupAssessmentId }: BenchCourse, revisionId: number) {
  const base = `/api/groupAssessments/${groupAssessmentId}/regrades`
  const until = async (id: number, status: string): Promise<Run> => {
    for (;;) {
      const run = await ask<Run>(address, owner, `${base}/${id}`)
      if (run.status === status) return run
      if (run.status === 'failed') throw new Error('The regrade failed: no measurement.')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  const rules = { problemRevisionId: revisionId, points: null, creditRule: 'asMarked', questionRules: [] }
  const targets = Array.from({ length: problems }, (_, index) => ({ itemKey: index + 1, rules }))
  return {
    async look(): Promise<number> {
      const body = { clientKey: randomUUID(), targets, neverLower: false }
      const { id } = await ask<Run>(address, owner, base, body)
      const { summary } = await until(id, 'ready')
      if ((summary?.answersChanged ?? 0) === 0) throw new Error('The regrade changes nothing: no measurement.')
      return id
    },
    async apply(id: number): Promise<void> {
      await ask(address, owner, `${base}/${id}/apply`, {})
      await until(id, 'applied')
    },
    async undo(id: number): Promise<void> {
      const undoing = await ask<Run>(address, owner, `${base}/${id}/undo`, { clientKey: randomUUID() })
      await until(undoing.id, 'applied')
    },
  }
}

interface Submitting {
  /** How long each submission since the last call took, in milliseconds. */
  readonly takeTimes: () => number[]
  readonly stop: () => Promise<void>
}

/** Learners who submit without a pause, until told to stop. */
function startSubmitting(address: string, course: BenchCourse, connections: number): Submitting {
  const { ask: send, close } = createAsk(address)
  const state = { isOver: false, count: 0 }
  const times: number[] = []
  const submit = async (): Promise<void> => {
    while (!state.isOver) {
      const { path, authorization, body } = submissionAt(course, state.count)
      state.count += 1
      const begun = performance.now()
      await send(path, authorization, body)
      times.push(performance.now() - begun)
    }
  }
  const all = Promise.all(Array.from({ length: connections }, submit))
  return {
    takeTimes: () => times.splice(0),
    async stop() {
      state.isOver = true
      await all
      close()
    },
  }
}

interface Spent {
  readonly seconds: number
  readonly cpuSeconds: number
}

/** Seconds, and processor seconds of server and database. */
async function spentOn({ server, database }: Target, act: () => Promise<unknown>): Promise<Spent> {
  const used = async () => (await server.cpuSeconds()) + (await database.cpuSeconds())
  const [begun, before] = [performance.now(), await used()]
  await act()
  return { seconds: (performance.now() - begun) / 1000, cpuSeconds: (await used()) - before }
}

export interface RegradeRound {
  readonly quiet: readonly number[]
  readonly besideLook: readonly number[]
  readonly besideApply: readonly number[]
  readonly look: Spent
  readonly apply: Spent
  readonly undo: Spent
  readonly busyLook: Spent
  readonly busyApply: Spent
}

interface RegradeOptions {
  readonly learners: number
  readonly rounds: number
  readonly seconds: number
  readonly databaseUrl: string
  readonly say: (line: string) => void
}

function tell([name, { seconds, cpuSeconds }]: readonly [string, Spent]): string {
  return `${name} ${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of processor time)`
}

type Regrader = ReturnType<typeof createRegrader>

/** A regrade with nothing beside it, taken back. */
async function regradeAlone(target: Target, regrader: Regrader) {
  let id = 0
  const look = await spentOn(target, async () => (id = await regrader.look()))
  const apply = await spentOn(target, async () => regrader.apply(id))
  const undo = await spentOn(target, async () => regrader.undo(id))
  return { look, apply, undo }
}

/** Submissions alone, and a regrade beside them. */
async function regradeBesideSubmissions(target: Target, course: BenchCourse, regrader: Regrader, seconds: number) {
  const submitting = startSubmitting(target.server.address, course, 8)
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  const quiet = submitting.takeTimes()
  let id = 0
  const busyLook = await spentOn(target, async () => (id = await regrader.look()))
  const besideLook = submitting.takeTimes()
  const busyApply = await spentOn(target, async () => regrader.apply(id))
  const besideApply = submitting.takeTimes()
  await submitting.stop()
  return { id, quiet, busyLook, besideLook, busyApply, besideApply }
}

/**
 * In turn: a regrade alone, submissions alone, and a regrade beside them. The first regrade comes before all further submissions, so that it
 * finds as many attempts as were asked for.
 */
export async function measureRegrade(target: Target, options: RegradeOptions): Promise<RegradeRound[]> {
  const { address } = target.server
  const question = usualQuestion()
  const wrong = { ...question, content: withWrongKey(question.content) }
  const asked = { question: wrong, problems, prefix: 'regraded' }
  const course = await prepareCourse(address, options.databaseUrl, options.learners, options.say, asked)
  await startEverybody(target.server, course)
  await submitEverything(target, course)
  options.say(`${course.instances.length * attempts} answers are submitted`)
  const regrader = createRegrader(address, course, await mend(address, course, question.content))
  const measured: RegradeRound[] = []
  for (let round = 1; round <= options.rounds; round += 1) {
    const alone = await regradeAlone(target, regrader)
    options.say(Object.entries(alone).map(tell).join(', '))
    const { id, ...beside } = await regradeBesideSubmissions(target, course, regrader, options.seconds)
    options.say(
      Object.entries({ look: beside.busyLook, apply: beside.busyApply }).map(tell).join(', ') + ' beside submissions',
    )
    if (round < options.rounds) await regrader.undo(id)
    measured.push({ ...alone, ...beside })
    options.say(`round ${round} of ${options.rounds} of regrades is done`)
  }
  return measured
}
