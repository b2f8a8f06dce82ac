import { read } from '../reading/read.ts'
import type { UnitDefinition } from './definitions.ts'
import { unitNamed } from './names.ts'
import { quantityOf } from './quantity.ts'
import { unitOf, UNIT_PARSE_ERROR } from './unit.ts'
import type { UnitResult } from './unit.ts'

/**
 * Reads a unit by itself, such as an author's `m/s^2`, `\mathrm{kg}` or `kW h`.
 *
 * @example readUnit('km/h', 'text')
 */
export function readUnit(text: string, mode: 'latex' | 'text', own?: ReadonlyMap<string, UnitDefinition>): UnitResult {
  const name = text.trim()
  if (own?.has(name) || unitNamed(name)) return unitOf({ kind: 'unit', name, at: { from: 0, to: text.length } }, own)
  const reading = read(text, { mode, units: true, ...(own ? { unitNames: [...own.keys()] } : {}) })
  if (!reading.ok) return { ok: false, message: UNIT_PARSE_ERROR }
  const quantity = quantityOf(reading.tree, own)
  if (!quantity.ok) return quantity
  const { value, unit } = quantity
  const isOne =
    value?.kind === 'quotient'
      ? isNumberOne(value.numerator) && isNumberOne(value.denominator)
      : value && isNumberOne(value)
  if (!unit || (value && !isOne)) return { ok: false, message: UNIT_PARSE_ERROR }
  return { ok: true, unit }
}

function isNumberOne(tree: { kind: string; spelling?: string }): boolean {
  return tree.kind === 'number' && tree.spelling === '1'
}
