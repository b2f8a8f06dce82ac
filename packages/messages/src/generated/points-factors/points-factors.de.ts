// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'points-factors.attempt': [["number","selectordinal",{"other":["#",". Versuch"]}]],
  'points-factors.factor': [["share"]," (",["reason"],")"],
  'points-factors.late': [["days","plural",{"one":["#"," Tag verspätet"],"other":["#"," Tage verspätet"]}]],
  'points-factors.whole': [["points"]," × ",["percent"]," %"],
}
