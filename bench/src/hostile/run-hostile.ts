/**
 * One learner sends the slowest answers there are while others submit: `hostile --answers 300 --seconds 60 --seed 1 --loud 2`.
 * `--marked 2600` marks so many in this process first, by processor time.
 * Quiet spells and loud ones take turns, so that both meet the same neighbours on the machine.
 */

import { parseArgs } from 'node:util'
import { openBenchDatabase } from '../submit/bench-database.ts'
import { prepareCourse, type BenchCourse, type BenchInstance } from '../submit/prepare-course.ts'
import { rush } from '../submit/rush.ts'
import { startProduct, type MeasuredServer } from '../submit/servers.ts'
import { hostileAnswers } from './hostile-answers.ts'
import { hostileProblem } from './hostile-problem.ts'
import { markHostile } from './processor-time.ts'
import { submit } from './send.ts'

const say = (line: string): void => void process.stderr.write(`${line}\n`)

/** Learners who work while one sends hostile answers; the hostile one comes on top. */
const others = 8
/** How long one of the others thinks between two submissions. */
const thinkMilliseconds = 100
const quietMilliseconds = 2000

interface Slowest {
  readonly milliseconds: number
  readonly answer: string
}

interface Run {
  readonly address: string
  readonly workers: readonly BenchInstance[]
  readonly hostile: BenchInstance
}

/** All of the others work until the spell is over. Gives the times of their submissions. */
async function work({ address, workers }: Run, isOver: () => boolean): Promise<number[]> {
  const all = workers.map(async (instance, index) => {
    const milliseconds: number[] = []
    for (let count = index; !isOver(); count += 1) {
      milliseconds.push(await submit(address, instance, count % 2 === 0 ? instance.rights : instance.wrongs))
      await new Promise((resolve) => setTimeout(resolve, thinkMilliseconds))
    }
    return milliseconds
  })
  return (await Promise.all(all)).flat()
}

/** Sends answers one after the other until the spell is over. Notes how long each took. */
async function annoy({ address, hostile }: Run, answers: Iterator<string>, sent: Slowest[], isOver: () => boolean) {
  while (!isOver()) {
    const { value: answer, done } = answers.next()
    if (done === true) return
    sent.push({ milliseconds: await submit(address, hostile, [answer, answer]), answer })
  }
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

function spell(milliseconds: number): () => boolean {
  const until = performance.now() + milliseconds
  return () => performance.now() >= until
}

interface Length {
  readonly answers: number
  readonly seconds: number
  /** Milliseconds of a spell in which hostile answers are sent. */
  readonly loud: number
}

async function takeTurns(run: Run, seed: number, length: Length) {
  const [quiet, loud, sent]: [number[], number[], Slowest[]] = [[], [], []]
  const answers = hostileAnswers(length.answers, seed).values()
  const until = performance.now() + length.seconds * 1000
  await work(run, spell(quietMilliseconds))
  while (sent.length < length.answers && performance.now() < until) {
    quiet.push(...(await work(run, spell(quietMilliseconds))))
    const isOver = spell(length.loud)
    const [times] = await Promise.all([work(run, isOver), annoy(run, answers, sent, isOver)])
    loud.push(...times)
  }
  return { quiet, loud, sent }
}

const line = (name: string, value: number, digits = 2): void =>
  void process.stdout.write(`${name}\t${value.toFixed(digits)}\n`)

function reportProcessorTime(count: number, seed: number): void {
  const slowest = markHostile(count, seed).toSorted((a, b) => b.milliseconds - a.milliseconds)
  line('marked_answers', slowest.length, 0)
  line('marked_slowest_processor_milliseconds', slowest[0]?.milliseconds ?? Number.NaN, 0)
  line('marked_p99_processor_milliseconds', slowest[Math.floor(slowest.length / 100)]?.milliseconds ?? Number.NaN, 0)
  for (const { milliseconds, answer } of slowest.slice(0, 3))
    say(`${milliseconds.toFixed(0)} ms of processor time: ${answer.slice(0, 90)}`)
}

function report({ quiet, loud, sent }: Awaited<ReturnType<typeof takeTurns>>): void {
  const slowest = sent.toSorted((a, b) => b.milliseconds - a.milliseconds)
  line('hostile_answers', sent.length, 0)
  line('hostile_slowest_milliseconds', slowest[0]?.milliseconds ?? Number.NaN, 0)
  line('hostile_median_milliseconds', slowest[slowest.length >> 1]?.milliseconds ?? Number.NaN, 0)
  line('others_quiet_p95_milliseconds', quantile(quiet, 0.95))
  line('others_loud_p95_milliseconds', quantile(loud, 0.95))
  line('others_loud_slowest_milliseconds', Math.max(...loud), 0)
  line('others_p95_against_quiet', quantile(loud, 0.95) / quantile(quiet, 0.95))
  for (const { milliseconds, answer } of slowest.slice(0, 8))
    say(`${milliseconds.toFixed(0)} ms: ${answer.slice(0, 90)}`)
}

/** One instance of each learner, the first one's for the hostile answers. */
function runOf({ address }: MeasuredServer, { instances }: BenchCourse): Run {
  const ofLearners = [...new Map(instances.map((instance) => [instance.authorization, instance])).values()]
  const [hostile, ...workers] = ofLearners
  if (hostile === undefined) throw new Error('The course has no learners.')
  return { address, workers, hostile }
}

export async function runHostile(args: readonly string[]): Promise<void> {
  const text = (usual: string) => ({ type: 'string', default: usual }) as const
  const options = {
    answers: text('300'),
    seconds: text('60'),
    seed: text('1'),
    loud: text('2'),
    marked: text('2600'),
    profile: { type: 'string' },
  } as const
  const { values } = parseArgs({ args: [...args], options })
  if (Number(values.marked) > 0) reportProcessorTime(Number(values.marked), Number(values.seed))
  if (Number(values.answers) === 0) return
  const database = await openBenchDatabase()
  const servers: MeasuredServer[] = []
  try {
    const product = await startProduct(database, { profileFolder: values.profile })
    servers.push(product)
    const course = await prepareCourse(product.address, database.url, others + 1, say, { question: hostileProblem })
    await rush(product, course)
    const length = {
      answers: Number(values.answers),
      seconds: Number(values.seconds),
      loud: Number(values.loud) * 1000,
    }
    report(await takeTurns(runOf(product, course), Number(values.seed), length))
  } finally {
    for (const server of servers) await server.stop()
    await database.close()
  }
}
