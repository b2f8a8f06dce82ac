import type { Mail } from '../../platform/mail.ts'

export function confirmLetter(to: string, origin: string, secret: string): Mail {
  const text = [
    'Hello,',
    'this address was given for an account of Isomorph. Open this link within a day to confirm that it is yours:',
    // The secret stands behind the `#`: it reaches no server and no log on its way.
    `${origin}/confirm-email#${secret}`,
    'If you know nothing of it, do nothing.',
  ]
  return { to, subject: 'Confirm your e-mail address', text: text.join('\n\n') }
}

/** To the former address; it does not name the one that is new. */
export function changedLetter(to: string, firstName: string): Mail {
  const text = [
    firstName === '' ? 'Hello,' : `Hello ${firstName},`,
    'your account of Isomorph has another e-mail address now. Letters about it go there and no longer here.',
    'If it was not you, tell whoever runs Isomorph at your institution at once.',
  ]
  return { to, subject: 'Your Isomorph e-mail address was changed', text: text.join('\n\n') }
}
