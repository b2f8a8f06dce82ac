/** All learners come at once. */

import { Agent, request } from 'node:http'
import type { BenchCourse } from './prepare-course.ts'
import type { MeasuredServer } from './servers.ts'

interface Visit {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly authorization: string
  readonly body?: string
}

type Ask = (visit: Visit) => Promise<string>

/** Connections that are kept, as browsers keep theirs. */
function createAsk({ address }: Pick<MeasuredServer, 'address'>, connections: number): { ask: Ask; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(address)
  const ask: Ask = ({ method, path, authorization, body }) =>
    new Promise((resolve, reject) => {
      const headers = { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
      const asked = request({ agent, hostname, port, method, path, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => void chunks.push(chunk))
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          if (response.statusCode === 200) resolve(text)
          else reject(new Error(`${path}: ${response.statusCode} ${text}`))
        })
      })
      asked.on('error', reject)
      asked.end(body)
    })
  return { ask, close: () => agent.destroy() }
}

type VisitOfLearner = (ask: Ask, base: string, authorization: string) => Promise<void>

async function start(ask: Ask, base: string, authorization: string): Promise<string> {
  return await ask({ method: 'POST', path: `${base}/start`, authorization, body: '{}' })
}

async function visitEverything(ask: Ask, base: string, authorization: string): Promise<void> {
  const { problems } = JSON.parse(await start(ask, base, authorization)) as {
    problems: { problemInstanceId: number }[]
  }
  for (const { problemInstanceId } of problems)
    await ask({ method: 'GET', path: `${base}/problemInstances/${problemInstanceId}`, authorization })
}

const connections = 64

/** Seconds until all learners are through with their visit. */
async function visitAtOnce(
  server: Pick<MeasuredServer, 'address'>,
  { groupAssessmentId, learners }: BenchCourse,
  visit: VisitOfLearner,
): Promise<number> {
  const { ask, close } = createAsk(server, connections)
  const began = performance.now()
  const queue = [...learners]
  const work = async (): Promise<void> => {
    for (let learner = queue.pop(); learner !== undefined; learner = queue.pop())
      await visit(ask, `/api/groupAssessments/${groupAssessmentId}`, learner)
  }
  await Promise.all(Array.from({ length: connections }, work))
  close()
  return (performance.now() - began) / 1000
}

/** Everybody starts and opens every problem. Seconds until the last page is there. */
export async function rush(server: Pick<MeasuredServer, 'address'>, course: BenchCourse): Promise<number> {
  return await visitAtOnce(server, course, visitEverything)
}

/** Everybody starts, for what is measured with work and without pages. */
export async function startEverybody(server: Pick<MeasuredServer, 'address'>, course: BenchCourse): Promise<void> {
  await visitAtOnce(server, course, async (ask, base, authorization) => void (await start(ask, base, authorization)))
}
