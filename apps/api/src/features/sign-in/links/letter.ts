import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import type { Translate } from '@isomorph/messages/translator'
import { writerFor } from '../../../data/writers.ts'
import type { Mail, Mailer } from '../../../mail/mail.ts'
import { selectSettings } from '../../../services/settings.ts'

export interface Addressee {
  readonly email: string
  /** Empty where it is not known, or not to be told. */
  readonly firstName: string
  /** What their profile says; null: that of the installation. */
  readonly language: string | null
}

/** A letter about an account, before it is in the language of its reader. */
export type AccountLetter = (say: Translate) => {
  readonly subject: string
  readonly paragraphs: readonly string[]
}

/** A letter that greets somebody in their language and says some paragraphs. */
async function letterTo(db: Kysely<Tables>, to: Addressee, letter: AccountLetter): Promise<Mail> {
  const { defaultLanguage } = await selectSettings(db)
  const { say } = await writerFor('letters', { person: to.language, installation: defaultLanguage })
  const { subject, paragraphs } = letter(say)
  const name = to.firstName
  const greeting = name === '' ? say('letters.greeting') : say('letters.greeting.named', { name })
  return { to: to.email, subject, text: [greeting, ...paragraphs].join('\n\n') }
}

/** Sends somebody a letter about an account, in their language. */
export async function sendAccountLetter(
  { db, mailer }: { readonly db: Kysely<Tables>; readonly mailer: Mailer },
  to: Addressee,
  letter: AccountLetter,
): Promise<void> {
  await mailer.send(await letterTo(db, to, letter))
}

/** Where the link in a letter leads. The secret stands behind the `#`: it reaches no server and no log on its way. */
export function linkAddress(origin: string, page: 'reset-password' | 'confirm-email', secret: string): string {
  return `${origin}/${page}#${secret}`
}
