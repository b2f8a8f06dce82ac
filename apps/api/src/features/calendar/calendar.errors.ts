import { defineRefusals } from '../../refusals/refusals.ts'

export const calendarRefusals = defineRefusals({
  calendarEnded: {
    status: 404,
    title: 'There is no calendar here',
    detail: 'The address was replaced or ended. Its person finds the one that holds in their account.',
  },
})
