// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'installation-refusals.externalProviderNameTaken.detail': ["Les plateformes d’apprentissage et les emplois du temps se distinguent par leurs noms. Choisissez-en un autre."],
  'installation-refusals.externalProviderNameTaken.title': ["Un autre fournisseur externe a ce nom"],
  'installation-refusals.identityProviderNameTaken.detail': ["Les fournisseurs se distinguent par leurs noms. Choisissez-en un autre."],
  'installation-refusals.identityProviderNameTaken.title': ["Un autre fournisseur d’identité a ce nom"],
  'installation-refusals.noRosterFiles.detail': ["Il est interrogé à son adresse. Connectez un emploi du temps de fichiers OneRoster pour remettre des exports."],
  'installation-refusals.noRosterFiles.title': ["Cet emploi du temps ne prend pas de fichiers"],
  'installation-refusals.platformUsedAlready.detail': ["Les personnes et les cours sont connus par les numéros que cet enregistrement leur a donnés. Connectez l’autre enregistrement comme une nouvelle plateforme."],
  'installation-refusals.platformUsedAlready.title': ["Cette plateforme a déjà été utilisée"],
  'installation-refusals.registrationTaken.detail': ["L’émetteur et l’ID client désignent ensemble un enregistrement. Modifiez la plateforme qui les a."],
  'installation-refusals.registrationTaken.title': ["Cet enregistrement est déjà connecté"],
  'installation-refusals.respondusUnavailable.detail': ["Cette installation n’a pas de secrets de Respondus. Choisissez Safe Exam Browser, ou demandez à ceux qui gèrent ce site de configurer Respondus."],
  'installation-refusals.respondusUnavailable.title': ["Respondus ne peut pas être vérifié ici"],
  'installation-refusals.termInUse.detail': ["Des cours, peut-être supprimés, en font partie. Donnez-leur d’abord une autre période."],
  'installation-refusals.termInUse.title': ["La période d’enseignement est utilisée"],
  'installation-refusals.tooManyApiTokens.detail': ["Une installation a au plus 100 jetons valables. Révoquez-en que personne n’utilise."],
  'installation-refusals.tooManyApiTokens.title': ["Il y a trop de jetons"],
  'installation-refusals.tooManyWebhooks.detail': ["Une installation a au plus 20 webhooks. Supprimez-en un que personne n’utilise."],
  'installation-refusals.tooManyWebhooks.title': ["Il y a trop de webhooks"],
  'installation-refusals.unreadableRosterFile.detail': ["Choisissez le fichier ZIP d’un export OneRoster, version 1.1 ou 1.2."],
  'installation-refusals.unreadableRosterFile.title': ["L’export ne peut pas être lu"],
  'installation-refusals.webhookNameTaken.detail': ["Un autre webhook a ce nom."],
  'installation-refusals.webhookNameTaken.title': ["Le nom est pris"],
}
