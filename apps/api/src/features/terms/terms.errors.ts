import { defineRefusals } from '../../refusals/refusals.ts'

export const termRefusals = defineRefusals({
  termInUse: {
    status: 409,
    title: 'The term is in use',
    detail: 'Courses belong to this term, deleted ones perhaps. Give them another term first.',
  },
})
