import type { AccountRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const profileRefusals: Readonly<Record<AccountRefusalCode<'profile'>, RefusalKind>> = defineRefusals({
  emailLinkEnded: {
    status: 400,
    title: 'The link has ended',
    detail: 'This link was used already, or it is too old. Ask for a new one on “Your account”.',
  },
})
