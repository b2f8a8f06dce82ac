import { defineRefusals } from '../../refusals/refusals.ts'

export const profileRefusals = defineRefusals({
  emailLinkEnded: {
    status: 400,
    title: 'The link has ended',
    detail: 'This link was used already, or it is too old. Ask for a new one on “Your account”.',
  },
})
