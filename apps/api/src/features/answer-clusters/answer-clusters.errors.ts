import type { MarkingRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const answerClusterRefusals: Readonly<Record<MarkingRefusalCode<'answerCluster'>, RefusalKind>> = defineRefusals(
  {
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
  },
)
