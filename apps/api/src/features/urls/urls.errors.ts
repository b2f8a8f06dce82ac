import type { AuthoringRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const urlRefusals: Readonly<Record<AuthoringRefusalCode<'url'>, RefusalKind>> = defineRefusals({
  pageNotReached: {
    status: 422,
    title: 'The page could not be reached',
    detail: 'Nothing in the public Internet answered at this address. Check it and try again.',
  },
})
