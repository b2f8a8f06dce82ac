// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'calendar.closes': [["name"],": letzter Zeitpunkt für verspätete Abgaben"],
  'calendar.description': [["course"],", ",["moment"],"."],
  'calendar.due': [["name"]," ist fällig"],
  'calendar.notPublished': ["Nicht veröffentlicht."],
  'calendar.opens': [["name"]," beginnt"],
}
