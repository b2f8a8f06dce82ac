// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'installation-refusals.externalProviderNameTaken.detail': ["Learning platforms and timetables are told apart by their names. Choose another one."],
  'installation-refusals.externalProviderNameTaken.title': ["Another external provider has this name"],
  'installation-refusals.identityProviderNameTaken.detail': ["People tell providers apart by their names. Choose another one."],
  'installation-refusals.identityProviderNameTaken.title': ["Another identity provider has this name"],
  'installation-refusals.noRosterFiles.detail': ["It is asked at its address. Connect a timetable of OneRoster files to hand in exports."],
  'installation-refusals.noRosterFiles.title': ["This timetable takes no files"],
  'installation-refusals.platformUsedAlready.detail': ["People and courses are known by the numbers that this registration gave them. Connect the other registration as a new platform."],
  'installation-refusals.platformUsedAlready.title': ["This platform has been used"],
  'installation-refusals.registrationTaken.detail': ["Issuer and client id together name one registration. Change the platform that has them."],
  'installation-refusals.registrationTaken.title': ["This registration is connected already"],
  'installation-refusals.respondusUnavailable.detail': ["This installation has no secrets of Respondus. Choose Safe Exam Browser, or ask the people who run this site to set Respondus up."],
  'installation-refusals.respondusUnavailable.title': ["Respondus cannot be checked here"],
  'installation-refusals.termInUse.detail': ["Courses belong to this term, deleted ones perhaps. Give them another term first."],
  'installation-refusals.termInUse.title': ["The term is in use"],
  'installation-refusals.tooManyApiTokens.detail': ["An installation has at most 100 tokens that hold. End some that nobody uses."],
  'installation-refusals.tooManyApiTokens.title': ["There are too many tokens"],
  'installation-refusals.tooManyWebhooks.detail': ["An installation has at most 20 webhooks. Remove one that nobody uses."],
  'installation-refusals.tooManyWebhooks.title': ["There are too many webhooks"],
  'installation-refusals.unreadableRosterFile.detail': ["Choose the zip file of a OneRoster export, version 1.1 or 1.2."],
  'installation-refusals.unreadableRosterFile.title': ["The export cannot be read"],
  'installation-refusals.webhookNameTaken.detail': ["Another webhook has this name."],
  'installation-refusals.webhookNameTaken.title': ["The name is taken"],
}
