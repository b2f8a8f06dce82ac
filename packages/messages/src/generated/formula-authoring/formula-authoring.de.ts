// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'formula-authoring.large': [["label"],", groß"],
  'formula-authoring.last': [["issue"]," Der Text darunter ist die letzte lesbare Formel."],
  'formula-authoring.save': ["Speichern"],
  'formula-authoring.stays': [["issue"]," Die Formel darüber bleibt, bis dies lesbar ist."],
  'formula-authoring.text': ["Als Text"],
  'formula-authoring.unchanged': ["Die Formel in der Aufgabe bleibt, wie sie war."],
  'formula-authoring.variables': ["Variablen"],
  'formula-authoring.write': [["name"]," schreiben"],
}
