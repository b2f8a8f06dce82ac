// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'credentials.browser.named': [["browser"]," on ",["system"]],
  'credentials.browser.unknown': ["Unknown device"],
  'credentials.codes.copied': ["Copied"],
  'credentials.codes.copy': ["Copy the codes"],
  'credentials.codes.keep': ["Keep these recovery codes where you find them without your telephone. Each signs you in once, in place of a code of the app. They are not shown again."],
  'credentials.codes.label': ["Recovery codes"],
  'credentials.device.known.detail': ["Use it, or take another device."],
  'credentials.device.known.title': ["This device has a passkey already"],
  'credentials.device.nothing.detail': ["The device was asked, and nothing came back: it was cancelled, took too long or has none for this address."],
  'credentials.device.nothing.title': ["No passkey was used"],
  'credentials.kept': ["I have kept them"],
  'credentials.password.hint': ["At least ",["count","plural",{"one":["#"," character"],"other":["#"," characters"]}],"; a sentence is easy to remember."],
  'credentials.refused': [["title"],"."],
  'credentials.secret.picture': ["QR code for the authenticator app"],
  'credentials.secret.scan': ["Scan this with an authenticator app on your telephone."],
  'credentials.secret.type': ["Or type this key there: ",["secret"]],
}
