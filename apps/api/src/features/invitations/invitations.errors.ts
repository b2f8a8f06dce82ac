import type { CourseRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const invitationRefusals: Readonly<Record<CourseRefusalCode<'invitation'>, RefusalKind>> = defineRefusals({
  alreadyIn: {
    status: 409,
    title: 'This person comes in already',
    detail:
      'People who have signed in, or have a way to, need no invitation. Send them a password link if they lost theirs.',
  },
  enoughLetters: {
    status: 429,
    title: 'Enough letters for now',
    detail: 'This person got five letters with a link within the hour. Wait an hour before you send another.',
  },
})
