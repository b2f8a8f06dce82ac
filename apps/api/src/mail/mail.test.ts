import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { createMailer } from './mail.ts'

const servers: SMTPServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((resolve) => server.close(resolve))
})

/** A mail server that keeps what it takes. */
async function startServer(refuses = false): Promise<{ url: string; taken: string[] }> {
  const taken: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refuses ? new Error('No such person here') : null),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.on('end', () => {
        taken.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  servers.push(server)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, taken }
}

const mail = { to: 'ida@example.org', subject: 'Réinitialiser', text: 'Hello Ida,\n\nhttps://example.org/#secret' }
const mailFrom = 'Isomorph <quiz@example.org>'

describe('mail', () => {
  it('goes to the mail server', async () => {
    const { url, taken } = await startServer()
    const mailer = createMailer({ smtpUrl: url, mailFrom, tier: 'production' }, () => undefined)
    await mailer.send(mail)
    mailer.close()
    expect(taken).toHaveLength(1)
    expect(taken[0]).toMatch(/^From: Isomorph <quiz@example\.org>/m)
    expect(taken[0]).toMatch(/^To: ida@example\.org/m)
    expect(taken[0]).toContain('https://example.org/#secret')
  })

  it('fails aloud where the mail server refuses it or is not there, for the job to be tried again', async () => {
    const { url } = await startServer(true)
    const refused = createMailer({ smtpUrl: url, mailFrom, tier: 'production' }, () => undefined)
    await expect(refused.send(mail)).rejects.toThrow('No such person here')
    const absent = createMailer({ smtpUrl: 'smtp://127.0.0.1:9', mailFrom, tier: 'production' }, () => undefined)
    await expect(absent.send(mail)).rejects.toThrow('ECONNREFUSED')
  })

  it('is written where somebody who tries the product sees it, without a mail server on a machine of one’s own', async () => {
    const said: string[] = []
    const mailer = createMailer({ smtpUrl: undefined, mailFrom, tier: 'local' }, (line) => void said.push(line))
    await mailer.send(mail)
    expect(said).toEqual([
      'Mail to ida@example.org: Réinitialiser',
      '  Hello Ida,',
      '  ',
      '  https://example.org/#secret',
    ])
  })

  it('is never written anywhere else', async () => {
    const said: string[] = []
    const mailer = createMailer({ smtpUrl: undefined, mailFrom, tier: 'qa' }, (line) => void said.push(line))
    await expect(mailer.send(mail)).rejects.toThrow('SMTP_URL is not set')
    expect(said).toEqual([])
  })
})
