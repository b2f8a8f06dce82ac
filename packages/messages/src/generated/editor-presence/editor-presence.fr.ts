// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'editor-presence.alsoOpen': ["Aussi ouvert : ",["names"]],
  'editor-presence.ownOtherWindow': ["vous, dans une autre fenêtre"],
}
