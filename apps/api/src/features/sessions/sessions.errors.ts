import type { AccountRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const sessionRefusals: Readonly<Record<AccountRefusalCode<'session'>, RefusalKind>> = defineRefusals({
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
