import { createTransport, type Transporter } from 'nodemailer'
import type { Tier } from '../tenancy/shards.ts'

/** A letter: plain text, which some letters have as HTML too. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** Where one request ends letters of this kind, without anything else (RFC 8058). */
  readonly unsubscribe?: string
  readonly messageId?: string
}

interface Sender {
  /** Throws when the mail server does not take it; called from jobs, which are tried again. */
  readonly send: (mail: Mail) => Promise<void>
  readonly close: () => void
}

export interface Mailer extends Sender {
  /** Whether there is a mail server. */
  readonly hasServer: boolean
  /** Sends many letters over a few connections, each at most once. */
  readonly openBatch: () => Sender
}

const withoutServer: Sender = {
  send: () => Promise.reject(new Error('No mail can be sent: SMTP_URL is not set.')),
  close: () => undefined,
}

/** For an installation that cannot send mail. */
export const noMailer: Mailer = {
  ...withoutServer,
  hasServer: false,
  openBatch: () => withoutServer,
}

const patienceMilliseconds = 15_000

/** Neither a file nor an address of somebody else's choosing gets into a letter. */
const noOtherSources = { disableFileAccess: true, disableUrlAccess: true }

/** Connections give up first, so that a server that does not answer is told from a letter that may have arrived. */
const batchMilliseconds = { connectionTimeout: 10_000, greetingTimeout: 30_000, patience: 60_000 }

function senderOf(transport: Transporter, milliseconds: number): Sender {
  return {
    async send({ unsubscribe, ...mail }) {
      const headers = unsubscribe === undefined ? {} : { headers: unsubscribing(unsubscribe) }
      await withinPatience(transport.sendMail({ ...mail, ...headers }), milliseconds)
    },
    close: () => transport.close(),
  }
}

function openBatch(url: string, from: string): Sender {
  const pooled = new URL(url)
  pooled.searchParams.set('pool', 'true')
  const { patience, ...timeouts } = batchMilliseconds
  // A letter that a broken connection may have delivered is not sent again by itself.
  const options = { from, ...noOtherSources, ...timeouts, maxRequeues: 0 }
  return senderOf(createTransport(pooled.href, options), patience)
}

function smtpMailer(url: string, from: string): Mailer {
  return {
    ...senderOf(createTransport(url, { from, ...noOtherSources }), patienceMilliseconds),
    hasServer: true,
    openBatch: () => openBatch(url, from),
  }
}

function unsubscribing(address: string) {
  return {
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  }
}

async function withinPatience(sending: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long.')), milliseconds)
  })
  await Promise.race([sending, late]).finally(() => clearTimeout(timer))
}

/** Writes letters where somebody who tries the product on their own machine sees them. */
function loggingMailer(say: (line: string) => void): Mailer {
  return {
    send: async ({ to, subject, text }) => {
      for (const line of [`Mail to ${to}: ${subject}`, ...text.split('\n').map((each) => `  ${each}`)]) say(line)
    },
    close: () => undefined,
    hasServer: false,
    openBatch: () => withoutServer,
  }
}

interface MailSettings {
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly tier: Tier
}

/** How this process sends mail. */
export function createMailer({ smtpUrl, mailFrom, tier }: MailSettings, say: (line: string) => void): Mailer {
  if (smtpUrl !== undefined) return smtpMailer(smtpUrl, mailFrom)
  return tier === 'local' ? loggingMailer(say) : noMailer
}
