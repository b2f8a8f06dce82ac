import type { Activity } from '@isomorph/access'

/** Whoever may open one of the pages finds the way to it. The menu needs this before the pages are known. */
export const installationActivities: readonly Activity[] = [
  'ConfigurationModify',
  'IdentityProviderModify',
  'ExternalProviderModify',
  'UserRoleReadAny',
]
