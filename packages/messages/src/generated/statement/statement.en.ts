// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'statement.empty': ["left empty"],
  'statement.met': ["Met answer ",["number"],": ",["answer"]," (",["percent"]," %)."],
  'statement.percent': [["percent"]," %"],
  'statement.percent.soFar': [["percent"]," % so far"],
  'statement.readings': ["How is this meant?"],
}
