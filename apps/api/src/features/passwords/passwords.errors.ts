import type { AccountRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const passwordRefusals: Readonly<Record<AccountRefusalCode<'password'>, RefusalKind>> = defineRefusals({
  linkEnded: {
    status: 400,
    title: 'The link has ended',
    detail: 'This link was used already, or it is too old. Ask for a new one.',
  },
  wrongCurrentPassword: {
    status: 400,
    title: 'The current password is wrong',
    detail: 'Nothing was changed. Type the password you sign in with now.',
  },
  presentPassword: {
    status: 400,
    title: 'The password is the present one',
    detail: 'Choose one that you do not have already.',
  },
  noPassword: {
    status: 409,
    title: 'No password here',
    detail: 'You sign in through your institution; your password is changed there.',
  },
})
