import type { Mail } from '../../../mail/mail.ts'

export interface Addressee {
  readonly email: string
  /** Empty where it is not known, or not to be told. */
  readonly firstName: string
}

/** A letter that greets somebody and says some paragraphs. */
export function letterTo({ email, firstName }: Addressee, subject: string, paragraphs: readonly string[]): Mail {
  const greeting = firstName === '' ? 'Hello,' : `Hello ${firstName},`
  return { to: email, subject, text: [greeting, ...paragraphs].join('\n\n') }
}

/** Where the link in a letter leads. The secret stands behind the `#`: it reaches no server and no log on its way. */
export function linkAddress(origin: string, page: 'reset-password' | 'confirm-email', secret: string): string {
  return `${origin}/${page}#${secret}`
}
