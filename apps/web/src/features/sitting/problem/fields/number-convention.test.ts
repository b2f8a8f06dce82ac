import { expect, it } from 'vitest'
import { numberConvention } from './number-convention.ts'

it.each([
  ['comma', 'en-US', 'Write decimals with a comma: 1,5'],
  ['comma', 'de-DE', 'Write decimals with a comma: 1,5'],
  ['point', 'de-DE', 'Write decimals with a point: 1.5'],
  ['point', 'fr-FR', 'Write decimals with a point: 1.5'],
  [undefined, 'es-ES', 'Write decimals with a point: 1.5'],
  ['point', 'en-IN', null],
  [undefined, 'en-US', null],
] as const)('says of a problem with a %s to whoever reads %s: %s', (sign, language, text) => {
  expect(numberConvention(sign, language)).toBe(text)
})
