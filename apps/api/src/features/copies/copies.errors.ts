import { defineRefusals } from '../../refusals/refusals.ts'

export const copyRefusals = defineRefusals({
  keyOfOtherCopy: {
    status: 409,
    title: 'Key used before',
    detail: 'Copies in another course or with other dates were made with this key. Send a new one.',
  },
})
