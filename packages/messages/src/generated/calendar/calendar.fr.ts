// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'calendar.closes': [["name"]," : dernier moment pour une remise tardive"],
  'calendar.description': [["course"],", ",["moment"],"."],
  'calendar.due': ["Date limite : ",["name"]],
  'calendar.notPublished': ["Non publiée."],
  'calendar.opens': ["Ouverture : ",["name"]],
}
