// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'unsubscribe.broken': ["Ce lien n’est pas complet. Ouvrez-le de nouveau depuis le message."],
  'unsubscribe.done': ["Vous ne recevrez plus de messages sur les évaluations. Vous pouvez les réactiver dans votre compte."],
  'unsubscribe.end': ["Ne plus recevoir ces messages"],
  'unsubscribe.explanation': ["Dans votre compte, vous pouvez désactiver et réactiver chaque type de message."],
  'unsubscribe.home': ["Vers la page d’accueil"],
  'unsubscribe.noLink': ["Ouvrez cette page par le lien d’un message."],
  'unsubscribe.title': ["Se désabonner des messages"],
}
