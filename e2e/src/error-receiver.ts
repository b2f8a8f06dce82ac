import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that takes envelopes as Sentry's does, and keeps them. */
export interface ErrorReceiver {
  readonly dsn: string
  /** The items of all envelopes so far: what they are and what they hold. */
  readonly items: readonly { readonly type: string; readonly text: string }[]
  readonly close: () => Promise<void>
}

/** Each item is a line that says what it is, followed by one with its content. */
function itemsOf(envelope: string): { type: string; text: string }[] {
  const [, ...lines] = envelope.split('\n')
  return lines.flatMap((line, index) => {
    const type = index % 2 === 0 ? /"type":"(\w+)"/.exec(line)?.[1] : undefined
    return type === undefined ? [] : [{ type, text: lines[index + 1] ?? '' }]
  })
}

export async function startErrorReceiver(): Promise<ErrorReceiver> {
  const items: { type: string; text: string }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.on('end', () => {
      if (request.method === 'POST') items.push(...itemsOf(Buffer.concat(chunks).toString('latin1')))
      response.writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    dsn: `http://publickey@127.0.0.1:${port}/7`,
    items,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
