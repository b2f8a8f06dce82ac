import type { InstallationRefusalCode } from '@isomorph/contract'
import type { RefusalKeys } from './refusal-keys.ts'

/** The messages of refusals of the installation: a code without one does not compile. */
export const installationRefusalKeys: Readonly<Record<InstallationRefusalCode, RefusalKeys>> = {
  externalProviderNameTaken: {
    title: 'installation-refusals.externalProviderNameTaken.title',
    detail: 'installation-refusals.externalProviderNameTaken.detail',
  },
  registrationTaken: {
    title: 'installation-refusals.registrationTaken.title',
    detail: 'installation-refusals.registrationTaken.detail',
  },
  platformUsedAlready: {
    title: 'installation-refusals.platformUsedAlready.title',
    detail: 'installation-refusals.platformUsedAlready.detail',
  },
  identityProviderNameTaken: {
    title: 'installation-refusals.identityProviderNameTaken.title',
    detail: 'installation-refusals.identityProviderNameTaken.detail',
  },
  webhookNameTaken: {
    title: 'installation-refusals.webhookNameTaken.title',
    detail: 'installation-refusals.webhookNameTaken.detail',
  },
  tooManyWebhooks: {
    title: 'installation-refusals.tooManyWebhooks.title',
    detail: 'installation-refusals.tooManyWebhooks.detail',
  },
  tooManyApiTokens: {
    title: 'installation-refusals.tooManyApiTokens.title',
    detail: 'installation-refusals.tooManyApiTokens.detail',
  },
  termInUse: { title: 'installation-refusals.termInUse.title', detail: 'installation-refusals.termInUse.detail' },
  noRosterFiles: {
    title: 'installation-refusals.noRosterFiles.title',
    detail: 'installation-refusals.noRosterFiles.detail',
  },
  respondusUnavailable: {
    title: 'installation-refusals.respondusUnavailable.title',
    detail: 'installation-refusals.respondusUnavailable.detail',
  },
  unreadableRosterFile: {
    title: 'installation-refusals.unreadableRosterFile.title',
    detail: 'installation-refusals.unreadableRosterFile.detail',
  },
}
