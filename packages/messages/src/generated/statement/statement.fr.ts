// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'statement.empty': ["laissée vide"],
  'statement.met': ["Correspond à la réponse ",["number"]," : ",["answer"]," (",["percent"]," %)."],
  'statement.percent': [["percent"]," %"],
  'statement.percent.soFar': [["percent"]," % pour l’instant"],
  'statement.readings': ["Comment faut-il le comprendre ?"],
}
