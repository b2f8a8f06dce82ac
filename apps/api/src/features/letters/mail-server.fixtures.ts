import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { createMailer } from '../../mail/mail.ts'

export interface MailServerOptions {
  /** What it says to the first recipients. */
  readonly answers?: readonly number[]
  /** Ends the connection once it has the first letter, without a word. */
  readonly hangsUpOnce?: boolean
}

/** A mail server that keeps what it takes by address, and a mailer that sends to it. */
export async function startMailServer({ answers = [], hangsUpOnce = false }: MailServerOptions = {}) {
  const taken = new Map<string, string[]>()
  const left = [...answers]
  let hangsUp = hangsUpOnce
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      const responseCode = left.shift()
      done(responseCode === undefined ? null : Object.assign(new Error('Not now'), { responseCode }))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? ''
        taken.set(to, [...(taken.get(to) ?? []), Buffer.concat(chunks).toString()])
        if (!hangsUp) return done()
        hangsUp = false
        for (const connection of server.connections) connection.close()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mailer = createMailer(
    { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Isomorph <quiz@example.edu>', tier: 'production' },
    () => undefined,
  )
  const close = async () => {
    mailer.close()
    await new Promise<void>((resolve) => server.close(resolve))
  }
  return { mailer, taken, close }
}
