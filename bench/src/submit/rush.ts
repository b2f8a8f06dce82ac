/** Everybody starts and opens every problem at once. */

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

async function visitEverything(ask: Ask, course: BenchCourse, authorization: string): Promise<void> {
  const base = `/api/groupAssessments/${course.groupAssessmentId}`
  const started = await ask({ method: 'POST', path: `${base}/start`, authorization, body: '{}' })
  const { problems } = JSON.parse(started) as { problems: { problemInstanceId: number }[] }
  for (const { problemInstanceId } of problems)
    await ask({ method: 'GET', path: `${base}/problemInstances/${problemInstanceId}`, authorization })
}

const connections = 64

/** Seconds until the last page is there. */
export async function rush(server: Pick<MeasuredServer, 'address'>, course: BenchCourse): Promise<number> {
  const { ask, close } = createAsk(server, connections)
  const began = performance.now()
  const queue = [...course.learners]
  const work = async (): Promise<void> => {
    for (let learner = queue.pop(); learner !== undefined; learner = queue.pop())
      await visitEverything(ask, course, learner)
  }
  await Promise.all(Array.from({ length: connections }, work))
  close()
  return (performance.now() - began) / 1000
}
