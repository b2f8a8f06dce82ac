import { defineRefusals } from '../../platform/refusals.ts'

export const invitationRefusals = defineRefusals({
  alreadyIn: {
    status: 409,
    title: 'This person comes in already',
    detail: 'Who has signed in or has a way to needs no invitation. Send them a password link if they lost theirs.',
  },
})
