// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'calendar.closes': [["name"],": last moment for late work"],
  'calendar.description': [["course"],", ",["moment"],"."],
  'calendar.due': [["name"]," is due"],
  'calendar.notPublished': ["It is not published."],
  'calendar.opens': [["name"]," opens"],
}
