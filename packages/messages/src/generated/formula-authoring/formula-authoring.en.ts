// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'formula-authoring.large': [["label"],", large"],
  'formula-authoring.last': [["issue"]," The text below is the last formula that could be read."],
  'formula-authoring.save': ["Save"],
  'formula-authoring.stays': [["issue"]," The formula above stays until this can be read."],
  'formula-authoring.text': ["As text"],
  'formula-authoring.unchanged': ["The formula in the problem stays as it was."],
  'formula-authoring.variables': ["Variables"],
  'formula-authoring.write': ["Write ",["name"]],
}
