/** A mail server that takes everything and remembers when each letter came, by address. */

import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface MailSink {
  readonly url: string
  /** By address: the moments at which letters to it came. */
  readonly taken: ReadonlyMap<string, readonly number[]>
  readonly close: () => Promise<void>
}

export async function startMailSink(): Promise<MailSink> {
  const taken = new Map<string, number[]>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      stream.resume()
      stream.on('end', () => {
        const to = envelope.rcptTo[0]?.address ?? ''
        taken.set(to, [...(taken.get(to) ?? []), performance.now()])
        done()
      })
    },
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const close = async (): Promise<void> => await new Promise((resolve) => server.close(resolve))
  return { url: `smtp://127.0.0.1:${port}`, taken, close }
}
