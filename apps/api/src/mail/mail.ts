import { createTransport } from 'nodemailer'
import type { Tier } from '../tenancy/shards.ts'

/** A letter in plain text. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface Mailer {
  /** Throws when the mail server does not take it; called from jobs, which are tried again. */
  readonly send: (mail: Mail) => Promise<void>
  readonly close: () => void
}

/** For an installation that cannot send mail. */
export const noMailer: Mailer = {
  send: () => Promise.reject(new Error('No mail can be sent: SMTP_URL is not set.')),
  close: () => undefined,
}

const patienceMilliseconds = 15_000

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, {
    from,
    // Neither a file nor an address of somebody else's choosing gets into a letter.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      await withinPatience(transport.sendMail({ ...mail }))
    },
    close: () => transport.close(),
  }
}

async function withinPatience(sending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long.')), patienceMilliseconds)
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
