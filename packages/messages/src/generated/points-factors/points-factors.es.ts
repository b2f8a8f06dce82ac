// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'points-factors.attempt': [["number","selectordinal",{"other":["#",".º intento"]}]],
  'points-factors.factor': [["share"]," (",["reason"],")"],
  'points-factors.late': [["days","plural",{"one":["#"," día de retraso"],"other":["#"," días de retraso"]}]],
  'points-factors.whole': [["points"]," × ",["percent"]," %"],
}
