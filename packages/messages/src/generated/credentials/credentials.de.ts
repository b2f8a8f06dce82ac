// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'credentials.browser.named': [["browser"]," unter ",["system"]],
  'credentials.browser.unknown': ["Unbekanntes Gerät"],
  'credentials.codes.copied': ["Kopiert"],
  'credentials.codes.copy': ["Codes kopieren"],
  'credentials.codes.keep': ["Bewahren Sie diese Wiederherstellungscodes dort auf, wo Sie sie ohne Ihr Telefon finden. Jeder meldet Sie einmal an, anstelle eines Codes der App. Sie werden nicht noch einmal angezeigt."],
  'credentials.codes.label': ["Wiederherstellungscodes"],
  'credentials.device.known.detail': ["Verwenden Sie ihn oder nehmen Sie ein anderes Gerät."],
  'credentials.device.known.title': ["Dieses Gerät hat bereits einen Passkey"],
  'credentials.device.nothing.detail': ["Das Gerät wurde gefragt, aber nichts kam zurück: Es wurde abgebrochen, hat zu lange gedauert oder das Gerät hat keinen für diese Adresse."],
  'credentials.device.nothing.title': ["Es wurde kein Passkey verwendet"],
  'credentials.kept': ["Ich habe sie aufbewahrt"],
  'credentials.password.hint': ["Mindestens ",["count","plural",{"one":["#"," Zeichen"],"other":["#"," Zeichen"]}],"; ein Satz ist leicht zu merken."],
  'credentials.refused': [["title"],"."],
  'credentials.secret.picture': ["QR-Code für die Authenticator-App"],
  'credentials.secret.scan': ["Scannen Sie dies mit einer Authenticator-App auf Ihrem Telefon."],
  'credentials.secret.type': ["Oder geben Sie dort diesen Schlüssel ein: ",["secret"]],
}
