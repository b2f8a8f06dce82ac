import { defineRefusals } from '../../refusals/refusals.ts'

export const examConsoleRefusals = defineRefusals({
  keyOfOtherAnnouncement: {
    status: 409,
    title: 'Key used before',
    detail: 'Each announcement has a key of its own. Send a new one.',
  },
})
