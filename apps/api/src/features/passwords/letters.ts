import type { Mail } from '../../platform/mail.ts'

interface Addressee {
  readonly email: string
  readonly firstName: string
}

function letter({ email, firstName }: Addressee, subject: string, paragraphs: readonly string[]): Mail {
  const greeting = firstName === '' ? 'Hello,' : `Hello ${firstName},`
  return { to: email, subject, text: [greeting, ...paragraphs].join('\n\n') }
}

/** The secret stands behind the `#`: it reaches no server and no log on its way. */
function passwordAddress(origin: string, secret: string): string {
  return `${origin}/reset-password#${secret}`
}

export function resetLetter(to: Addressee, origin: string, secret: string): Mail {
  return letter(to, 'Reset your Isomorph password', [
    'somebody, probably you, wants to reset your password. Open this link within 60 minutes to choose a new one:',
    passwordAddress(origin, secret),
    'The link counts once. If it was not you, do nothing: your password stays as it is.',
  ])
}

export function setLetter(to: Addressee, origin: string, secret: string): Mail {
  return letter(to, 'Choose your Isomorph password', [
    'you can sign in to Isomorph. Open this link within 7 days to choose a password:',
    passwordAddress(origin, secret),
    'The link counts once.',
  ])
}

export function noPasswordLetter(to: Addressee, origin: string): Mail {
  return letter(to, 'Signing in to Isomorph', [
    'somebody, probably you, wants to reset your password. You have none here: you sign in through your institution.',
    `${origin}/login`,
    'If it was not you, do nothing.',
  ])
}

export function changedLetter(to: Addressee, origin: string): Mail {
  return letter(to, 'Your Isomorph password was changed', [
    'your password was changed, and you were logged out everywhere else.',
    `If it was not you, reset it at once: ${origin}/reset-password`,
  ])
}
