import type { Feature } from '../../http/feature.ts'
import { registerProfile } from './profile.routes.ts'
import { sendEmailChangedLetter, sendEmailLink } from './send-email-link.ts'

export const profile: Feature = {
  name: 'profile',
  register: registerProfile,
  tasks: [sendEmailLink, sendEmailChangedLetter],
}
