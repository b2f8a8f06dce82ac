import { defineRefusals } from '../../refusals/refusals.ts'

export const groupRefusals = defineRefusals({
  groupDeleted: {
    status: 409,
    title: 'The course is deleted',
    detail: 'Bring it back from the Deleted tab before you change it.',
  },
})
