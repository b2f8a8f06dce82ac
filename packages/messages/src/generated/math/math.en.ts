// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'math.keyboard': ["Math keyboard"],
  'math.keyboard.complex': ["Complex"],
  'math.keyboard.functions': ["Functions"],
  'math.keyboard.greek': ["Greek"],
  'math.keyboard.numeric': ["Numbers"],
  'math.keyboard.of': ["Math keyboard for ",["label"]],
  'math.keyboard.roman': ["Letters"],
  'math.keyboard.symbol': ["Symbols"],
  'math.keyboard.unit': ["Units"],
  'math.pasted': ["Pasted as ",["kind"],"."],
  'math.pasted.asText': ["As text"],
  'math.pasted.word': ["an equation of Word"],
  'math.second': ["You typed ",["typed"],", which can also mean ",["other"],". It stands as ",["stands"],"."],
  'math.second.keep': ["Keep ",["formula"]],
  'math.second.use': ["Use ",["formula"]],
}
