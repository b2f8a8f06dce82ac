import { defineRefusals } from '../../refusals/refusals.ts'

export const sessionRefusals = defineRefusals({
  ownAccount: {
    status: 409,
    title: 'Nobody disables themselves',
    detail: 'Ask another administrator. Nothing was changed.',
  },
  erasedAccount: {
    status: 409,
    title: 'This person was erased',
    detail: 'Their account stays closed. Add the person anew.',
  },
})
