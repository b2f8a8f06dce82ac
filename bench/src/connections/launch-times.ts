/** Launches from a learning platform, while nobody works and beside learners who sit the exam that they lead to. */

import { startLtiPlatform, type LtiPerson, type LtiPlatform } from '@isomorph/testing/lti-platform'
import { submit } from '../hostile/send.ts'
import type { Target } from '../submit/load.ts'
import type { BenchCourse } from '../submit/prepare-course.ts'
import { connectPlatform, teacher } from './connect-platform.ts'
import { launch } from './lti-browser.ts'

export interface LaunchTimes {
  /** The first launch of a person makes the account and lets them join the course. */
  readonly first: readonly number[]
  readonly firstBesideExam: readonly number[]
  readonly again: readonly number[]
  /** Processor time of server and database for one launch of somebody who is known, without an exam. */
  readonly cpuMilliseconds: number
  readonly againBesideExam: readonly number[]
}

/** Learners who work on the exam, and how long each thinks between two submissions. */
const atWork = 32
const thinkMilliseconds = 100
/** Launches that are under way at once. */
const atOnce = 4

function peopleOf(count: number): Readonly<Record<string, LtiPerson>> {
  const numbered = Array.from({ length: count }, (_, index): [string, LtiPerson] => [
    `learner${index}`,
    { sub: `sub-${index}`, role: 'learner', givenName: 'Learner', familyName: `Number ${index}`, email: '' },
  ])
  return { teacher, ...Object.fromEntries(numbered) }
}

async function launchAll(platform: LtiPlatform, people: readonly string[]): Promise<number[]> {
  const waiting = [...people]
  const milliseconds: number[] = []
  const work = async (): Promise<void> => {
    for (let person = waiting.pop(); person !== undefined; person = waiting.pop())
      milliseconds.push((await launch(platform, person)).milliseconds)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return milliseconds
}

/** Learners submit, and think, until they are told to stop. */
function startExam(address: string, { instances }: BenchCourse): () => Promise<void> {
  const state = { isOver: false }
  const sit = async (index: number): Promise<void> => {
    for (let count = index; !state.isOver; count += atWork) {
      const instance = instances[count % instances.length]
      if (instance) await submit(address, instance, count % 2 === 0 ? instance.rights : instance.wrongs)
      await new Promise((resolve) => setTimeout(resolve, thinkMilliseconds))
    }
  }
  const all = Promise.all(Array.from({ length: atWork }, async (_, index) => sit(index)))
  return async () => {
    state.isOver = true
    await all
  }
}

async function cpuSecondsOf({ server, database }: Target): Promise<number> {
  return (await server.cpuSeconds()) + (await database.cpuSeconds())
}

interface LaunchOptions {
  readonly databaseUrl: string
  readonly launches: number
}

export async function measureLaunches(
  target: Target,
  course: BenchCourse,
  { databaseUrl, launches }: LaunchOptions,
): Promise<LaunchTimes> {
  const { address } = target.server
  const platform = await startLtiPlatform({ toolOrigin: address, people: peopleOf(2 * launches) })
  const names = Array.from({ length: 2 * launches }, (_, index) => `learner${index}`)
  const [some, others] = [names.slice(0, launches), names.slice(launches)]
  try {
    await connectPlatform(target, course, { platform, databaseUrl })
    const first = await launchAll(platform, some)
    const before = await cpuSecondsOf(target)
    const again = await launchAll(platform, some)
    const cpuMilliseconds = (((await cpuSecondsOf(target)) - before) / launches) * 1000
    const endExam = startExam(address, course)
    const firstBesideExam = await launchAll(platform, others)
    const againBesideExam = await launchAll(platform, others)
    await endExam()
    return { first, again, cpuMilliseconds, firstBesideExam, againBesideExam }
  } finally {
    await platform.close()
  }
}
