import type { InstallationRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const identityProviderRefusals: Readonly<Record<InstallationRefusalCode<'identityProvider'>, RefusalKind>> =
  defineRefusals({
    identityProviderNameTaken: {
      status: 409,
      title: 'Another identity provider has this name',
      detail: 'People tell providers apart by their names. Choose another one.',
    },
  })
