import type { AccountRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const secondFactorRefusals: Readonly<Record<AccountRefusalCode<'secondFactor'>, RefusalKind>> = defineRefusals({
  secondFactorElsewhere: {
    status: 409,
    title: 'You sign in elsewhere',
    detail: 'You have no password here. A second factor is set where you sign in.',
  },
  secondFactorRequired: {
    status: 403,
    title: 'The second factor has to stay',
    detail: 'This installation asks administrators for one. You can set another one.',
  },
  noSecondFactor: {
    status: 409,
    title: 'There is no second factor',
    detail: 'Set one up first.',
  },
})
