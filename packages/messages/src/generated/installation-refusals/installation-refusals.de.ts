// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'installation-refusals.externalProviderNameTaken.detail': ["Lernplattformen und Stundenpläne werden an ihren Namen unterschieden. Wählen Sie einen anderen."],
  'installation-refusals.externalProviderNameTaken.title': ["Ein anderer externer Dienst hat diesen Namen"],
  'installation-refusals.identityProviderNameTaken.detail': ["Anbieter werden an ihren Namen unterschieden. Wählen Sie einen anderen."],
  'installation-refusals.identityProviderNameTaken.title': ["Ein anderer Identitätsanbieter hat diesen Namen"],
  'installation-refusals.noRosterFiles.detail': ["Er wird unter seiner Adresse gefragt. Verbinden Sie einen Stundenplan aus OneRoster-Dateien, um Exporte abzugeben."],
  'installation-refusals.noRosterFiles.title': ["Dieser Stundenplan nimmt keine Dateien an"],
  'installation-refusals.platformUsedAlready.detail': ["Personen und Kurse sind unter den Nummern bekannt, die diese Registrierung ihnen gegeben hat. Verbinden Sie die andere Registrierung als neue Plattform."],
  'installation-refusals.platformUsedAlready.title': ["Diese Plattform wurde schon benutzt"],
  'installation-refusals.registrationTaken.detail': ["Aussteller und Client-ID zusammen benennen eine Registrierung. Ändern Sie die Plattform, die sie hat."],
  'installation-refusals.registrationTaken.title': ["Diese Registrierung ist schon verbunden"],
  'installation-refusals.respondusUnavailable.detail': ["Diese Installation hat keine Geheimnisse von Respondus. Wählen Sie Safe Exam Browser, oder bitten Sie die Leute, die diese Website betreiben, Respondus einzurichten."],
  'installation-refusals.respondusUnavailable.title': ["Respondus kann hier nicht geprüft werden"],
  'installation-refusals.termInUse.detail': ["Zu diesem Semester gehören Kurse, vielleicht gelöschte. Geben Sie ihnen zuerst ein anderes."],
  'installation-refusals.termInUse.title': ["Das Semester wird benutzt"],
  'installation-refusals.tooManyApiTokens.detail': ["Eine Installation hat höchstens 100 gültige Token. Beenden Sie einige, die niemand benutzt."],
  'installation-refusals.tooManyApiTokens.title': ["Es gibt zu viele Token"],
  'installation-refusals.tooManyWebhooks.detail': ["Eine Installation hat höchstens 20 Webhooks. Entfernen Sie einen, den niemand benutzt."],
  'installation-refusals.tooManyWebhooks.title': ["Es gibt zu viele Webhooks"],
  'installation-refusals.unreadableRosterFile.detail': ["Wählen Sie die ZIP-Datei eines OneRoster-Exports der Version 1.1 oder 1.2."],
  'installation-refusals.unreadableRosterFile.title': ["Der Export kann nicht gelesen werden"],
  'installation-refusals.webhookNameTaken.detail': ["Ein anderer Webhook hat diesen Namen."],
  'installation-refusals.webhookNameTaken.title': ["Der Name ist vergeben"],
}
