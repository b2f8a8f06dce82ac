/** A room of learners whose pages wait for news, each on a connection of its own, as browsers do. */

import { Agent, request } from 'node:http'
import type { BenchCourse } from '../submit/prepare-course.ts'

interface News {
  readonly token: string
  readonly news: object | null
}

/** Asks over kept connections, as many at once as there are questions. */
export function createAsk(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  const { hostname, port } = new URL(address)
  const ask = async <T>(path: string, authorization: string, body?: object): Promise<T> =>
    await new Promise((resolve, reject) => {
      const headers = { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
      const options = { agent, hostname, port, method: body === undefined ? 'GET' : 'POST', path, headers }
      const asked = request(options, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => void chunks.push(chunk))
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          if (response.statusCode === 200) resolve(JSON.parse(text) as T)
          else reject(new Error(`${path}: ${response.statusCode} ${text}`))
        })
      })
      asked.on('error', reject)
      asked.end(body === undefined ? undefined : JSON.stringify(body))
    })
  return { ask, close: () => agent.destroy() }
}

const pause = async (milliseconds: number): Promise<void> =>
  await new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Until the requests of a whole room have arrived and have been compared with the database. */
const settleMilliseconds = 1500

/** Opens the pages of all learners. They wait until the room is closed. */
export async function openRoom(address: string, { groupAssessmentId, learners }: BenchCourse) {
  const { ask, close } = createAsk(address)
  const path = `/api/groupAssessments/${groupAssessmentId}/learnerStatuses/own`
  const state = { isClosed: false }
  let heard: number[] = []
  const wait = async (learner: string, first: string): Promise<void> => {
    for (let token = first; !state.isClosed;) {
      const answer = await ask<News>(`${path}?after=${token}`, learner)
      if (answer.news !== null) heard.push(performance.now())
      token = answer.token
    }
  }
  const firsts = await Promise.all(learners.map((learner) => ask<News>(path, learner)))
  const pages = learners.map(async (learner, index) =>
    wait(learner, firsts[index]?.token ?? '').catch((error: unknown) => {
      if (!state.isClosed) throw error
    }),
  )
  await pause(settleMilliseconds)
  return {
    /** Acts, and answers for each page how long after the act's answer it heard of it. */
    async hear(act: () => Promise<void>): Promise<number[]> {
      heard = []
      await act()
      const committed = performance.now()
      while (heard.length < learners.length) await pause(20)
      const delays = heard.map((moment) => Math.max(0, moment - committed))
      await pause(settleMilliseconds)
      return delays
    },
    async close(): Promise<void> {
      state.isClosed = true
      close()
      await Promise.all(pages)
    },
  }
}
