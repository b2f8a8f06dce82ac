import { defineRefusals } from '../../refusals/refusals.ts'

export const caliperRefusals = defineRefusals({
  caliperOff: {
    status: 409,
    title: 'Learning analytics is off',
    detail: 'This installation sends no events to a store of learning analytics.',
  },
  caliperTokenEnded: {
    // Not 401: the access token is in order, and renewing it would not help.
    status: 403,
    title: 'The token for events has ended',
    detail: 'Ask for another token and hand the events in again.',
  },
})
