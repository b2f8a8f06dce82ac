// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'formula-authoring.large': [["label"],", grande"],
  'formula-authoring.last': [["issue"]," El texto de abajo es la última fórmula que se pudo leer."],
  'formula-authoring.save': ["Guardar"],
  'formula-authoring.stays': [["issue"]," La fórmula de arriba se mantiene hasta que esto se pueda leer."],
  'formula-authoring.text': ["Como texto"],
  'formula-authoring.unchanged': ["La fórmula del problema queda como estaba."],
  'formula-authoring.variables': ["Variables"],
  'formula-authoring.write': ["Escribir ",["name"]],
}
