import { formatLinkLifetime } from '@isomorph/contract'
import type { Mail } from '../../mail/mail.ts'
import { letterTo, linkAddress } from '../sign-in/index.ts'

/** Whoever reads the address may be a stranger: it names nobody. */
export function confirmLetter(email: string, origin: string, secret: string): Mail {
  const life = formatLinkLifetime('changeEmail')
  return letterTo({ email, firstName: '' }, 'Confirm your e-mail address', [
    `this address was given for an account of Isomorph. Open this link within ${life} to confirm that it is yours:`,
    linkAddress(origin, 'confirm-email', secret),
    'If you know nothing of it, do nothing.',
  ])
}

/** To the former address; it does not name the one that is new. */
export function changedLetter(email: string, firstName: string): Mail {
  return letterTo({ email, firstName }, 'Your Isomorph e-mail address was changed', [
    'your account of Isomorph has another e-mail address now. Letters about it go there and no longer here.',
    'If it was not you, tell whoever runs Isomorph at your institution at once.',
  ])
}
