import type { IncomingMessage, ServerResponse } from 'node:http'
import { caliperFault, caliperVersions, dataVersions, envelopeSchema, type CaliperEvent } from '@isomorph/caliper'
import { startHttpPeer } from './http-peer.ts'

interface CaliperReceiverOptions {
  /** Default: any token, or none. */
  readonly token?: string
  readonly port?: number
}

/** A store of learning analytics that takes envelopes by the rules of Caliper, and looks at each event. */
export interface CaliperReceiver {
  readonly origin: string
  /** `127.0.0.1:40123`, as an administrator types it. */
  readonly host: string
  /** Events as they came, repeats included. */
  readonly events: readonly CaliperEvent[]
  /** How many events each envelope had that was taken. */
  readonly envelopes: readonly number[]
  /** What was wrong with events by the product's own schemas. */
  readonly faults: readonly string[]
  /** Requests, those that were refused included. */
  readonly requests: () => number
  /** Answers with this status whatever comes; `lost`: it keeps the events and drops the connection. */
  readonly behave: (as: number | 'lost' | undefined) => void
  readonly close: () => Promise<void>
}

const bytesMaximum = 300 * 1024

async function readText(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += (chunk as Buffer).length
    if (bytes <= bytesMaximum) chunks.push(chunk as Buffer)
  }
  return bytes > bytesMaximum ? undefined : Buffer.concat(chunks).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export async function startCaliperReceiver({ token, port }: CaliperReceiverOptions = {}): Promise<CaliperReceiver> {
  const events: CaliperEvent[] = []
  const envelopes: number[] = []
  const faults: string[] = []
  let requests = 0
  let behaviour: number | 'lost' | undefined

  /** 400: no envelope; 401: another token; 415: another content type; 422: a version that is not known. */
  async function statusOf(request: IncomingMessage): Promise<number> {
    const text = await readText(request)
    if (typeof behaviour === 'number') return behaviour
    if (request.method !== 'POST') return 405
    if (token !== undefined && request.headers.authorization !== `Bearer ${token}`) return 401
    if (!/^application\/json(?:;|$)/.test(request.headers['content-type'] ?? '')) return 415
    const { success, data: envelope } = envelopeSchema.safeParse(text === undefined ? undefined : parse(text))
    if (!success) return 400
    const version = caliperVersions.find((each) => dataVersions[each] === envelope.dataVersion)
    if (version === undefined) return 422
    const found = envelope.data.flatMap((event) => caliperFault(event, version) ?? [])
    faults.push(...found.map(({ path, message }) => `${path}: ${message}`))
    events.push(...(envelope.data as CaliperEvent[]))
    envelopes.push(envelope.data.length)
    return 200
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') {
      const last = events.slice(-200).toReversed()
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(last, null, 2))
    }
    requests += 1
    const status = await statusOf(request)
    if (behaviour === 'lost') return void request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  }

  const peer = await startHttpPeer((request, response) => void answer(request, response), port)
  return {
    origin: peer.origin,
    host: `127.0.0.1:${new URL(peer.origin).port}`,
    events,
    envelopes,
    faults,
    requests: () => requests,
    behave: (as) => void (behaviour = as),
    close: peer.close,
  }
}
