import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { News } from '@isomorph/contract'

interface Asked {
  readonly port: number
  readonly path: string
  readonly authorization: string
  readonly agent: Agent
}

/** The status and the answer; null where the connection was cut. */
async function askOnce({ port, agent, path, authorization }: Asked): Promise<{ status: number; news: News } | null> {
  return await new Promise((resolve) => {
    const asked = request({ port, agent, path, headers: { authorization } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => void chunks.push(chunk))
      response.on('error', () => resolve(null))
      response.on('end', () => {
        const news = JSON.parse(Buffer.concat(chunks).toString()) as News
        resolve({ status: response.statusCode ?? 0, news })
      })
    })
    asked.on('error', () => resolve(null)).end()
  })
}

export interface AskingPage {
  cuts: number
  /** Answers that were none: the page would have asked more rarely, and polled. */
  refusals: number
  readonly hear: (news: NonNullable<News['news']>) => void
}

interface Asking {
  /** Of the proxy. */
  readonly port: number
  readonly groupAssessmentId: number
  readonly token: string
  readonly isOver: () => boolean
}

/** Asks as the page of a learner does: again with what it knows, a moment after it was answered or cut. */
export async function keepAsking(page: AskingPage, { port, groupAssessmentId, token, isOver }: Asking): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const authorization = `Bearer ${token}`
  const base = `/api/groupAssessments/${groupAssessmentId}/learnerStatuses/own`
  for (let after = ''; !isOver(); await wait(Math.random() * 400)) {
    const answer = await askOnce({ port, path: after === '' ? base : `${base}?after=${after}`, authorization, agent })
    if (answer === null) page.cuts += 1
    else if (answer.status !== 200) page.refusals += 1
    else {
      after = answer.news.token
      if (answer.news.news) page.hear(answer.news.news)
    }
  }
  agent.destroy()
}
