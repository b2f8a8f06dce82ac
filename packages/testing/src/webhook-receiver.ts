import type { IncomingMessage, ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { startHttpPeer } from './http-peer.ts'

export interface ReceivedEvent {
  readonly id: string
  readonly type: string
  readonly timestamp: string
  readonly data: unknown
}

/** A program that takes webhooks: it verifies signatures with the library of Standard Webhooks. */
export interface WebhookReceiver {
  readonly address: string
  /** Events whose signature is right, as they came, repeats included. */
  readonly events: readonly ReceivedEvent[]
  /** What was wrong with the others. */
  readonly faults: readonly string[]
  /** Bodies as they came, right or wrong. */
  readonly bodies: readonly string[]
  /** The secret by which it verifies. */
  readonly trust: (secret: string) => void
  /** Answers with this status whatever comes; `silent`: it takes the event and does not answer until `answer` is called. */
  readonly behave: (as: number | 'silent' | undefined) => void
  readonly answer: () => void
  readonly close: () => Promise<void>
}

async function readText(request: AsyncIterable<unknown>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const events: ReceivedEvent[] = []
  const faults: string[] = []
  const bodies: string[] = []
  const held: (() => void)[] = []
  let secret = ''
  let behaviour: number | 'silent' | undefined

  function take(body: string, headers: Record<string, string>): number {
    bodies.push(body)
    if (typeof behaviour === 'number') return behaviour
    try {
      const event = new Webhook(secret).verify(body, headers) as Omit<ReceivedEvent, 'id'>
      events.push({ id: headers['webhook-id'] ?? '', ...event })
      return 204
    } catch (error) {
      faults.push(String(error))
      return 401
    }
  }

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readText(request)
    const status = take(body, request.headers as Record<string, string>)
    const answer = () => void response.writeHead(status, { location: '/elsewhere' }).end()
    if (behaviour === 'silent') held.push(answer)
    else answer()
  }

  const peer = await startHttpPeer((request, response) => void receive(request, response))
  return {
    address: `${peer.origin}/hook`,
    events,
    faults,
    bodies,
    trust: (next) => (secret = next),
    behave: (as) => (behaviour = as),
    answer: () => held.splice(0).forEach((answer) => answer()),
    close: peer.close,
  }
}
