// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'calendar.closes': [["name"],": último momento para la entrega tardía"],
  'calendar.description': [["course"],", ",["moment"],"."],
  'calendar.due': [["name"]," vence"],
  'calendar.notPublished': ["No está publicada."],
  'calendar.opens': [["name"]," se abre"],
}
