import { defineRefusals } from '../../refusals/refusals.ts'

export const invitationRefusals = defineRefusals({
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
