import { linkDays } from '@isomorph/contract'
import { linkAddress, type AccountLetter } from '../sign-in/index.ts'

/** Whoever reads the address may be a stranger: the letter names nobody. */
export function confirmLetter(origin: string, secret: string): AccountLetter {
  return (say) => ({
    subject: say('letters.confirmAddress.subject'),
    paragraphs: [
      say('letters.confirmAddress.link', { days: linkDays.changeEmail }),
      linkAddress(origin, 'confirm-email', secret),
      say('letters.confirmAddress.else'),
    ],
  })
}

/** To the former address; it does not name the one that is new. */
export const addressChangedLetter: AccountLetter = (say) => ({
  subject: say('letters.addressChanged.subject'),
  paragraphs: [say('letters.addressChanged.what'), say('letters.addressChanged.else')],
})
