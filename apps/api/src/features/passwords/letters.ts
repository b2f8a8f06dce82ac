import { linkDays, linkMinutes } from '@isomorph/contract'
import { linkAddress, type AccountLetter } from '../sign-in/index.ts'

export function resetLetter(origin: string, secret: string): AccountLetter {
  return (say) => ({
    subject: say('letters.resetPassword.subject'),
    paragraphs: [
      say('letters.resetPassword.link', { minutes: linkMinutes.resetPassword }),
      linkAddress(origin, 'reset-password', secret),
      say('letters.resetPassword.else'),
    ],
  })
}

export function setLetter(origin: string, secret: string): AccountLetter {
  return (say) => ({
    subject: say('letters.setPassword.subject'),
    paragraphs: [
      say('letters.setPassword.link', { days: linkDays.setPassword }),
      linkAddress(origin, 'reset-password', secret),
      say('letters.setPassword.once'),
    ],
  })
}

/** `providers`: the names of those that know the person; null: none. */
export function noPasswordLetter(origin: string, providers: string | null): AccountLetter {
  return (say) => ({
    subject: say('letters.noPassword.subject'),
    paragraphs: [
      providers === null ? say('letters.noPassword.institution') : say('letters.noPassword.providers', { providers }),
      `${origin}/login`,
      say('letters.noPassword.else'),
    ],
  })
}

export function firstPasswordLetter(origin: string, userName: string): AccountLetter {
  return (say) => ({
    subject: say('letters.firstPassword.subject'),
    paragraphs: [
      say('letters.firstPassword.what', { userName }),
      `${origin}/login`,
      say('letters.resetAtOnce', { url: `${origin}/reset-password` }),
    ],
  })
}

export function passwordChangedLetter(origin: string): AccountLetter {
  return (say) => ({
    subject: say('letters.passwordChanged.subject'),
    paragraphs: [say('letters.passwordChanged.what'), say('letters.resetAtOnce', { url: `${origin}/reset-password` })],
  })
}
