import { readingsOf } from '../ambiguity/readings.ts'
import { toText } from '../printing/text.ts'
import { read } from '../reading/read.ts'
import type { UnitDefinition } from './definitions.ts'
import { unitNamed } from './names.ts'
import { quantityOf } from './quantity.ts'
import { unitOf, UNIT_PARSE_ERROR } from './unit.ts'
import type { UnitResult } from './unit.ts'

/** A unit, or why it is none; `readings` spells the ways to read it in plain text where there are several. */
export type UnitReading =
  | (Extract<UnitResult, { readonly ok: true }> & { readonly readings?: readonly string[] })
  | Extract<UnitResult, { readonly ok: false }>

/**
 * Reads a unit by itself, such as an author's `m/s^2`, `\mathrm{kg}` or `kW h`.
 *
 * @example readUnit('km/h', 'text')
 */
export function readUnit(text: string, mode: 'latex' | 'text', own?: ReadonlyMap<string, UnitDefinition>): UnitReading {
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
  const readings = readingsOf(reading.tree, own ? { units: new Set(own.keys()) } : {}).map((each) => toText(each))
  return readings.length > 0 ? { ok: true, unit, readings } : { ok: true, unit }
}

function isNumberOne(tree: { kind: string; spelling?: string }): boolean {
  return tree.kind === 'number' && tree.spelling === '1'
}
