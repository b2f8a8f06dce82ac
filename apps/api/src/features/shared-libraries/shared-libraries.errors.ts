import type { AuthoringRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const sharedLibraryRefusals: Readonly<Record<AuthoringRefusalCode<'sharedLibrary'>, RefusalKind>> =
  defineRefusals({
    sharedLibraryDeleted: {
      status: 409,
      title: 'The shared library is deleted',
      detail: 'Bring it back from the Deleted tab before you change it.',
    },
    keyOfOtherLibrary: {
      status: 409,
      title: 'Key used before',
      detail: 'A library with another name was made with this key. Send a new one.',
    },
  })
