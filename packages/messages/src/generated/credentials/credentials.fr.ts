// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'credentials.browser.named': [["browser"]," sur ",["system"]],
  'credentials.browser.unknown': ["Appareil inconnu"],
  'credentials.codes.copied': ["Copiés"],
  'credentials.codes.copy': ["Copier les codes"],
  'credentials.codes.keep': ["Conservez ces codes de récupération là où vous les retrouverez sans votre téléphone. Chacun permet de se connecter une fois, à la place d’un code de l’application. Ils ne seront plus affichés."],
  'credentials.codes.label': ["Codes de récupération"],
  'credentials.device.known.detail': ["Utilisez-la ou prenez un autre appareil."],
  'credentials.device.known.title': ["Cet appareil a déjà une clé d’accès"],
  'credentials.device.nothing.detail': ["L’appareil a été interrogé et rien n’est revenu : la demande a été annulée, a pris trop de temps, ou l’appareil n’en a pas pour cette adresse."],
  'credentials.device.nothing.title': ["Aucune clé d’accès n’a été utilisée"],
  'credentials.kept': ["Je les ai conservés"],
  'credentials.password.hint': ["Au moins ",["count","plural",{"one":["#"," caractère"],"other":["#"," caractères"]}]," ; une phrase se retient facilement."],
  'credentials.refused': [["title"],"."],
  'credentials.secret.picture': ["Code QR pour l’application d’authentification"],
  'credentials.secret.scan': ["Scannez ceci avec une application d’authentification sur votre téléphone."],
  'credentials.secret.type': ["Ou saisissez-y cette clé : ",["secret"]],
}
