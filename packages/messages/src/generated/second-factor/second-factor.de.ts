// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'second-factor.codes.copied': ["Kopiert"],
  'second-factor.codes.copy': ["Codes kopieren"],
  'second-factor.codes.keep': ["Bewahren Sie diese Wiederherstellungscodes dort auf, wo Sie sie ohne Ihr Telefon finden. Jeder meldet Sie einmal an, anstelle eines Codes der App. Sie werden nicht noch einmal angezeigt."],
  'second-factor.codes.label': ["Wiederherstellungscodes"],
  'second-factor.device.known.detail': ["Verwenden Sie ihn oder nehmen Sie ein anderes Gerät."],
  'second-factor.device.known.title': ["Dieses Gerät hat bereits einen Passkey"],
  'second-factor.device.nothing.detail': ["Das Gerät wurde gefragt, aber nichts kam zurück: Es wurde abgebrochen, hat zu lange gedauert oder das Gerät hat keinen für diese Adresse."],
  'second-factor.device.nothing.title': ["Es wurde kein Passkey verwendet"],
  'second-factor.secret.picture': ["QR-Code für die Authenticator-App"],
  'second-factor.secret.scan': ["Scannen Sie dies mit einer Authenticator-App auf Ihrem Telefon."],
  'second-factor.secret.type': ["Oder geben Sie dort diesen Schlüssel ein: ",["secret"]],
}
