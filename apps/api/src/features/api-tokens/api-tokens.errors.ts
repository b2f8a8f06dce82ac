import { apiTokensMaximum, type InstallationRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const apiTokenRefusals: Readonly<Record<InstallationRefusalCode<'apiToken'>, RefusalKind>> = defineRefusals({
  tooManyApiTokens: {
    status: 409,
    title: 'There are too many tokens',
    detail: `An installation has at most ${apiTokensMaximum} tokens that hold. End some that nobody uses.`,
  },
})
