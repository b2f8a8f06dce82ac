import { defineRefusals } from '../../refusals/refusals.ts'

export const caliperRefusals = defineRefusals({
  caliperOff: {
    status: 409,
    title: 'Learning analytics is off',
    detail: 'This installation sends no events to a store of learning analytics.',
  },
  caliperTokenEnded: {
    status: 401,
    title: 'The token for events has ended',
    detail: 'Ask for another token and hand the events in again.',
  },
})
