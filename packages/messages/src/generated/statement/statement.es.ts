// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'statement.empty': ["en blanco"],
  'statement.met': ["Coincide con la respuesta ",["number"],": ",["answer"]," (",["percent"]," %)."],
  'statement.percent': [["percent"]," %"],
  'statement.percent.soFar': [["percent"]," % hasta ahora"],
  'statement.readings': ["¿Cómo se entiende esto?"],
}
