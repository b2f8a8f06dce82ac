// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'math.keyboard': ["Clavier mathématique"],
  'math.keyboard.complex': ["Complexes"],
  'math.keyboard.functions': ["Fonctions"],
  'math.keyboard.greek': ["Grec"],
  'math.keyboard.numeric': ["Nombres"],
  'math.keyboard.of': ["Clavier mathématique pour ",["label"]],
  'math.keyboard.roman': ["Lettres"],
  'math.keyboard.symbol': ["Symboles"],
  'math.keyboard.unit': ["Unités"],
  'math.pasted': ["Collé comme ",["kind"],"."],
  'math.pasted.asText': ["En texte"],
  'math.pasted.word': ["une équation de Word"],
  'math.second': ["Vous avez saisi ",["typed"],", ce qui peut aussi vouloir dire ",["other"],". C’est écrit ",["stands"],"."],
  'math.second.keep': ["Garder ",["formula"]],
  'math.second.use': ["Prendre ",["formula"]],
}
