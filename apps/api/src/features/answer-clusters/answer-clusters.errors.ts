import { defineRefusals } from '../../refusals/refusals.ts'

export const answerClusterRefusals = defineRefusals({
  groupDecidedBefore: {
    status: 409,
    title: 'This group of answers is decided already',
    detail: 'Withdraw the existing decision first.',
  },
  keyOfOtherDecision: {
    status: 409,
    title: 'Key used before',
    detail: 'Each decision on a group of answers has a key of its own. Send a new one.',
  },
})
