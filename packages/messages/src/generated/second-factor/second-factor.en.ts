// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'second-factor.codes.copied': ["Copied"],
  'second-factor.codes.copy': ["Copy the codes"],
  'second-factor.codes.keep': ["Keep these recovery codes where you find them without your telephone. Each signs you in once, in place of a code of the app. They are not shown again."],
  'second-factor.codes.label': ["Recovery codes"],
  'second-factor.device.known.detail': ["Use it, or take another device."],
  'second-factor.device.known.title': ["This device has a passkey already"],
  'second-factor.device.nothing.detail': ["The device was asked, and nothing came back: it was cancelled, took too long or has none for this address."],
  'second-factor.device.nothing.title': ["No passkey was used"],
  'second-factor.secret.picture': ["QR code for the authenticator app"],
  'second-factor.secret.scan': ["Scan this with an authenticator app on your telephone."],
  'second-factor.secret.type': ["Or type this key there: ",["secret"]],
}
