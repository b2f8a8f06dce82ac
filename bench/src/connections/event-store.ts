/** A store of learning analytics that takes everything and looks at nothing, so that it costs the run little. */

import { startHttpPeer } from '@isomorph/testing/http-peer'

export interface EventStore {
  /** `127.0.0.1:40123`, as an administrator types it. */
  readonly host: string
  /** Envelopes that were taken. */
  readonly envelopes: () => number
  /** Whether it answers at all. */
  readonly answer: (isAnswering: boolean) => void
  readonly close: () => Promise<void>
}

export async function startEventStore(): Promise<EventStore> {
  let envelopes = 0
  let isAnswering = true
  const peer = await startHttpPeer((request, response) => {
    request.resume()
    request.on('end', () => {
      if (!isAnswering) return
      envelopes += 1
      response.writeHead(200).end()
    })
  })
  return {
    host: new URL(peer.origin).host.replace('localhost', '127.0.0.1'),
    envelopes: () => envelopes,
    answer: (isNow) => void (isAnswering = isNow),
    close: peer.close,
  }
}
