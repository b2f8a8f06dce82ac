import { defineRefusals } from '../../refusals/refusals.ts'

export const resultRefusals = defineRefusals({
  markedMeanwhile: {
    status: 409,
    title: 'Somebody else marked this answer',
    detail: 'Look at the mark that stands now, then set yours if it should be another.',
  },
})
