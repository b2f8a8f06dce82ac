// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'editor-presence.alsoOpen': ["Auch geöffnet: ",["names"]],
  'editor-presence.ownOtherWindow': ["Sie, in einem anderen Fenster"],
}
