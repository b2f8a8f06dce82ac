// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'statement.empty': ["leer gelassen"],
  'statement.met': ["Erfüllte Antwort ",["number"],": ",["answer"]," (",["percent"]," %)."],
  'statement.percent': [["percent"]," %"],
  'statement.percent.soFar': ["bisher ",["percent"]," %"],
  'statement.readings': ["Wie ist das gemeint?"],
}
