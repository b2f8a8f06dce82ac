// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'notices.error.code': ["Code à indiquer : ",["code"]],
  'notices.error.lockdownLaunch': ["Une session LockDown Browser n’a pas pu être démarrée. Fermez le navigateur et réessayez."],
  'notices.error.pageTitle': ["Erreur"],
  'notices.error.safeExamBrowser': ["Vous quittez Safe Exam Browser par son propre bouton. Il peut demander le mot de passe de sortie."],
  'notices.error.title': ["Un problème est survenu"],
  'notices.error.unknown': ["Ce que vous faisiez n’a pas pu être terminé. Ce que vous aviez enregistré est en sûreté."],
  'notices.home': ["Aller à l’accueil"],
  'notices.notFound': ["Cette page n’existe pas ou n’est pas partagée avec vous."],
  'notices.notFound.pageTitle': ["Introuvable"],
  'notices.notFound.path': [["path"]," n’existe pas ou n’est pas partagé avec vous."],
  'notices.notFound.title': ["Il n’y a rien ici"],
  'notices.provider.asks': ["Le service de connexion veut d’abord vous demander quelque chose. Connectez-vous de nouveau et répondez-y."],
  'notices.provider.error': ["Le service de connexion signale une erreur. Vous n’y êtes pour rien. Réessayez dans quelques minutes ou connectez-vous autrement."],
  'notices.provider.loginRequired': ["Le service de connexion ne vous connaît pas dans ce navigateur. Connectez-vous de nouveau."],
  'notices.provider.notSetUp': ["Le service de connexion et ce site ne sont pas compatibles. Prévenez les personnes qui gèrent ce site."],
  'notices.provider.refused': ["La connexion a été annulée ou refusée. Réessayez ou connectez-vous autrement."],
  'notices.provider.unavailable': ["Le service de connexion ne peut pas être utilisé pour le moment. Vous n’y êtes pour rien. Réessayez dans quelques minutes ou connectez-vous autrement."],
}
