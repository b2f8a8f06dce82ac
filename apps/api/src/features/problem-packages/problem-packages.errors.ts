import type { AuthoringRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const problemPackageRefusals: Readonly<Record<AuthoringRefusalCode<'problemPackage'>, RefusalKind>> =
  defineRefusals({
    unreadablePackage: {
      status: 422,
      title: 'The package cannot be read',
      detail: 'Choose a zip file that was exported here or in another Isomorph.',
    },
    exportBlocked: {
      status: 403,
      title: 'Not all of these problems may be exported',
      detail: 'Take out those that are named and export the others.',
    },
  })
