import { apiTokensMaximum } from '@isomorph/contract'
import { defineRefusals } from '../../refusals/refusals.ts'

export const apiTokenRefusals = defineRefusals({
  tooManyApiTokens: {
    status: 409,
    title: 'There are too many tokens',
    detail: `An installation has at most ${apiTokensMaximum} tokens that hold. End some that nobody uses.`,
  },
})
