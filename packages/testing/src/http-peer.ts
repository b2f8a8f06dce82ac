import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of a test, on a port of its own. */
export interface HttpPeer {
  /** `http://localhost:40123`: for browsers another site than a product at 127.0.0.1. */
  readonly origin: string
  readonly server: Server
  readonly close: () => Promise<void>
}

/** Listens on loopback; `close` also ends connections that are still open. */
export async function startHttpPeer(listener: RequestListener, port = 0): Promise<HttpPeer> {
  const server = createServer(listener)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    server,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The fields of a form-encoded body. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}
