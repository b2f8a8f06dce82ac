// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'math.keyboard': ["Teclado matemático"],
  'math.keyboard.complex': ["Complejos"],
  'math.keyboard.functions': ["Funciones"],
  'math.keyboard.greek': ["Griego"],
  'math.keyboard.numeric': ["Números"],
  'math.keyboard.of': ["Teclado matemático para ",["label"]],
  'math.keyboard.roman': ["Letras"],
  'math.keyboard.symbol': ["Símbolos"],
  'math.keyboard.unit': ["Unidades"],
  'math.pasted': ["Pegado como ",["kind"],"."],
  'math.pasted.asText': ["Como texto"],
  'math.pasted.word': ["una ecuación de Word"],
  'math.second': ["Ha escrito ",["typed"],", que también puede significar ",["other"],". Está como ",["stands"],"."],
  'math.second.keep': ["Conservar ",["formula"]],
  'math.second.use': ["Usar ",["formula"]],
}
