import { formatLinkLifetime } from '@isomorph/contract'
import type { Mail } from '../../mail/mail.ts'
import { letterTo, linkAddress, type Addressee } from '../sign-in/index.ts'

export function resetLetter(to: Addressee, origin: string, secret: string): Mail {
  return letterTo(to, 'Reset your Isomorph password', [
    'somebody, probably you, wants to reset your password. Open this link within ' +
      `${formatLinkLifetime('resetPassword')} to choose a new one:`,
    linkAddress(origin, 'reset-password', secret),
    'The link counts once. If it was not you, do nothing: your password stays as it is.',
  ])
}

export function setLetter(to: Addressee, origin: string, secret: string): Mail {
  return letterTo(to, 'Choose your Isomorph password', [
    `you can sign in to Isomorph. Open this link within ${formatLinkLifetime('setPassword')} to choose a password:`,
    linkAddress(origin, 'reset-password', secret),
    'The link counts once.',
  ])
}

export function noPasswordLetter(to: Addressee & { readonly providers: string | null }, origin: string): Mail {
  const way = to.providers ?? 'your institution'
  return letterTo(to, 'Signing in to Isomorph', [
    `somebody, probably you, wants to reset your password. You have none here: you sign in through ${way}.`,
    `${origin}/login`,
    'If it was not you, do nothing.',
  ])
}

export function firstPasswordLetter(to: Addressee & { readonly userName: string }, origin: string): Mail {
  return letterTo(to, 'Welcome to Isomorph', [
    `you have chosen your first password. From now on you can log in with it; your user name is ${to.userName}.`,
    `${origin}/login`,
    `If it was not you, reset it at once: ${origin}/reset-password`,
  ])
}

export function changedLetter(to: Addressee, origin: string): Mail {
  return letterTo(to, 'Your Isomorph password was changed', [
    'your password was changed, and you were logged out everywhere else.',
    `If it was not you, reset it at once: ${origin}/reset-password`,
  ])
}
