// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface InstallationRefusalsMessages {
  /** Learning platforms and timetables are told apart by their names. Choose another one. */
  readonly 'installation-refusals.externalProviderNameTaken.detail': undefined
  /** Another external provider has this name */
  readonly 'installation-refusals.externalProviderNameTaken.title': undefined
  /** People tell providers apart by their names. Choose another one. */
  readonly 'installation-refusals.identityProviderNameTaken.detail': undefined
  /** Another identity provider has this name */
  readonly 'installation-refusals.identityProviderNameTaken.title': undefined
  /** It is asked at its address. Connect a timetable of OneRoster files to hand in exports. */
  readonly 'installation-refusals.noRosterFiles.detail': undefined
  /** This timetable takes no files */
  readonly 'installation-refusals.noRosterFiles.title': undefined
  /** People and courses are known by the numbers that this registration gave them. Connect the other registration as a new platform. */
  readonly 'installation-refusals.platformUsedAlready.detail': undefined
  /** This platform has been used */
  readonly 'installation-refusals.platformUsedAlready.title': undefined
  /** Issuer and client id together name one registration. Change the platform that has them. */
  readonly 'installation-refusals.registrationTaken.detail': undefined
  /** This registration is connected already */
  readonly 'installation-refusals.registrationTaken.title': undefined
  /** This installation has no secrets of Respondus. Choose Safe Exam Browser, or ask the people who run this site to set Respondus up. */
  readonly 'installation-refusals.respondusUnavailable.detail': undefined
  /** Respondus cannot be checked here */
  readonly 'installation-refusals.respondusUnavailable.title': undefined
  /** Courses belong to this term, deleted ones perhaps. Give them another term first. */
  readonly 'installation-refusals.termInUse.detail': undefined
  /** The term is in use */
  readonly 'installation-refusals.termInUse.title': undefined
  /** An installation has at most 100 tokens that hold. End some that nobody uses. */
  readonly 'installation-refusals.tooManyApiTokens.detail': undefined
  /** There are too many tokens */
  readonly 'installation-refusals.tooManyApiTokens.title': undefined
  /** An installation has at most 20 webhooks. Remove one that nobody uses. */
  readonly 'installation-refusals.tooManyWebhooks.detail': undefined
  /** There are too many webhooks */
  readonly 'installation-refusals.tooManyWebhooks.title': undefined
  /** Choose the zip file of a OneRoster export, version 1.1 or 1.2. */
  readonly 'installation-refusals.unreadableRosterFile.detail': undefined
  /** The export cannot be read */
  readonly 'installation-refusals.unreadableRosterFile.title': undefined
  /** Another webhook has this name. */
  readonly 'installation-refusals.webhookNameTaken.detail': undefined
  /** The name is taken */
  readonly 'installation-refusals.webhookNameTaken.title': undefined
}
