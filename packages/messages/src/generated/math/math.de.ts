// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'math.keyboard': ["Mathematik-Tastatur"],
  'math.keyboard.complex': ["Komplex"],
  'math.keyboard.functions': ["Funktionen"],
  'math.keyboard.greek': ["Griechisch"],
  'math.keyboard.numeric': ["Zahlen"],
  'math.keyboard.of': ["Mathematik-Tastatur für ",["label"]],
  'math.keyboard.roman': ["Buchstaben"],
  'math.keyboard.symbol': ["Symbole"],
  'math.keyboard.unit': ["Einheiten"],
  'math.pasted': ["Eingefügt als ",["kind"],"."],
  'math.pasted.asText': ["Als Text"],
  'math.pasted.word': ["Word-Formel"],
  'math.second': ["Sie haben ",["typed"]," eingegeben, was auch ",["other"]," bedeuten kann. Es steht als ",["stands"]," da."],
  'math.second.keep': [["formula"]," behalten"],
  'math.second.use': [["formula"]," nehmen"],
}
