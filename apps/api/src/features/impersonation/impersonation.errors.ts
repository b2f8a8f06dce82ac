import type { AccountRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const impersonationRefusals: Readonly<Record<AccountRefusalCode<'impersonation'>, RefusalKind>> = defineRefusals(
  {
    chainedImpersonation: {
      status: 409,
      title: 'You act as somebody else already',
      detail: 'Stop impersonating first: an impersonation leads to no other.',
    },
    ownImpersonation: { status: 409, title: 'This is you', detail: 'Choose somebody else.' },
    notImpersonating: { status: 409, title: 'You act as yourself', detail: 'There is no impersonation to stop.' },
  },
)
