// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'points-factors.attempt': [["number","selectordinal",{"one":["#","re tentative"],"other":["#","e tentative"]}]],
  'points-factors.factor': [["share"]," (",["reason"],")"],
  'points-factors.late': [["days","plural",{"one":["#"," jour de retard"],"other":["#"," jours de retard"]}]],
  'points-factors.whole': [["points"]," × ",["percent"]," %"],
}
