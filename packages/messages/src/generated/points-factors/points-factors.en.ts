// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'points-factors.attempt': [["number","selectordinal",{"one":["#","st attempt"],"two":["#","nd attempt"],"few":["#","rd attempt"],"other":["#","th attempt"]}]],
  'points-factors.factor': [["share"]," (",["reason"],")"],
  'points-factors.late': [["days","plural",{"one":["#"," day late"],"other":["#"," days late"]}]],
  'points-factors.whole': [["points"]," × ",["percent"]," %"],
}
