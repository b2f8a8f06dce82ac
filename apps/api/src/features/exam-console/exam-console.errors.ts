import { defineRefusals } from '../../refusals/refusals.ts'

export const examConsoleRefusals = defineRefusals({
  notLearners: {
    status: 409,
    title: 'Not learners of this assessment',
    detail: 'An announcement goes to learners of this assessment alone. Nobody was told anything.',
  },
  problemNotAsked: {
    status: 409,
    title: 'Not a problem of this assessment',
    detail: 'An announcement is about a problem of this assessment. Nobody was told anything.',
  },
  keyOfOtherAnnouncement: {
    status: 409,
    title: 'Key used before',
    detail: 'Each announcement has a key of its own. Send a new one.',
  },
})
