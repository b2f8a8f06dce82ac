// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'second-factor.codes.copied': ["Copiés"],
  'second-factor.codes.copy': ["Copier les codes"],
  'second-factor.codes.keep': ["Conservez ces codes de récupération là où vous les retrouverez sans votre téléphone. Chacun permet de se connecter une fois, à la place d’un code de l’application. Ils ne seront plus affichés."],
  'second-factor.codes.label': ["Codes de récupération"],
  'second-factor.device.known.detail': ["Utilisez-la ou prenez un autre appareil."],
  'second-factor.device.known.title': ["Cet appareil a déjà une clé d’accès"],
  'second-factor.device.nothing.detail': ["L’appareil a été interrogé et rien n’est revenu : la demande a été annulée, a pris trop de temps, ou l’appareil n’en a pas pour cette adresse."],
  'second-factor.device.nothing.title': ["Aucune clé d’accès n’a été utilisée"],
  'second-factor.secret.picture': ["Code QR pour l’application d’authentification"],
  'second-factor.secret.scan': ["Scannez ceci avec une application d’authentification sur votre téléphone."],
  'second-factor.secret.type': ["Ou saisissez-y cette clé : ",["secret"]],
}
