// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'formula-authoring.large': [["label"],", en grand"],
  'formula-authoring.last': [["issue"]," Le texte ci-dessous est la dernière formule lisible."],
  'formula-authoring.save': ["Enregistrer"],
  'formula-authoring.stays': [["issue"]," La formule ci-dessus reste jusqu’à ce que ceci soit lisible."],
  'formula-authoring.text': ["En texte"],
  'formula-authoring.unchanged': ["La formule de l’exercice reste comme elle était."],
  'formula-authoring.variables': ["Variables"],
  'formula-authoring.write': ["Écrire ",["name"]],
}
