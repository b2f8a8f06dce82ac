/** The same for those who set up the installation and what it is connected to. */
export const installationRefusalCodes = {
  externalProvider: ['externalProviderNameTaken', 'registrationTaken', 'platformUsedAlready'],
  identityProvider: ['identityProviderNameTaken'],
  webhook: ['webhookNameTaken', 'tooManyWebhooks'],
  apiToken: ['tooManyApiTokens'],
  term: ['termInUse'],
  rosterFile: ['unreadableRosterFile', 'noRosterFiles'],
  lockdown: ['respondusUnavailable'],
} as const
type Owner = keyof typeof installationRefusalCodes

/** The codes of one owner; of all of them without one. */
export type InstallationRefusalCode<O extends Owner = Owner> = (typeof installationRefusalCodes)[O][number]
