import { defineRefusals } from '../../refusals/refusals.ts'

export const answerClusterRefusals = defineRefusals({
  groupDecidedBefore: {
    status: 409,
    title: 'This group of answers is decided already',
    detail: 'Take the decision that stands back first, then make another.',
  },
  keyOfOtherDecision: {
    status: 409,
    title: 'Key used before',
    detail: 'Each decision on a group of answers has a key of its own. Send a new one.',
  },
})
