/** Variants one by one, as the table of the lab shows them. */

import type { CompiledProblem } from '../compiled-problem.ts'
import { numberIn, type VariableValue } from '../formulas/lists/list-value.ts'
import { doublesOf, isReal } from '../formulas/value.ts'
import type { Environment } from '../variables/variant.ts'

/** One variant that was looked at. */
export interface VariantRow {
  readonly seed: number
  /** What was drawn, by variable id, as it is stored: what identifies the variant. */
  readonly drawn: Readonly<Record<string, string>>
  /** The values as they are shown, by canonical name. */
  readonly values: Readonly<Record<string, string>>
  /** The same as numbers, by canonical name; texts, lists and what has no value are not there. */
  readonly numbers: Readonly<Record<string, number>>
  /** Keys as they are shown, by question key and position. */
  readonly answers: Readonly<Record<string, string>>
  /** Powers of ten between the smallest and the largest number: the wider, the more there is to calculate with. */
  readonly spread: number
  /** Positions in the list of issues. */
  readonly issues: readonly number[]
}

/** The row of the variant that is looked at just now. */
export interface OpenRow extends Omit<VariantRow, 'issues' | 'answers' | 'spread'> {
  readonly answers: Record<string, string>
  readonly issueKeys: Set<string>
  readonly sizes: number[]
}

export function openRow(
  { variables }: CompiledProblem,
  seed: number,
  drawn: Readonly<Record<string, string>>,
  shown: Readonly<Record<string, string>>,
  values: ReadonlyMap<string, VariableValue>,
): OpenRow {
  const numbers: Record<string, number> = {}
  for (const { name } of [...variables.sources, ...variables.calculated]) {
    const value = numberIn(values.get(name))
    if (value !== undefined) numbers[name] = doublesOf(value)[0]
  }
  return { seed, drawn, values: shown, numbers, answers: {}, issueKeys: new Set(), sizes: Object.values(numbers) }
}

/** From 3 to 4000 are three powers of ten. */
function spreadOf(sizes: readonly number[]): number {
  const powers = sizes.filter((size) => size !== 0 && Number.isFinite(size)).map((size) => Math.log10(Math.abs(size)))
  if (powers.length === 0) return 0
  return Math.round((Math.max(...powers) - Math.min(...powers)) * 10) / 10
}

/** The row with its issues by their positions in the list. */
export function closeRow(row: OpenRow, positions: ReadonlyMap<string, number>): VariantRow {
  const { issueKeys, sizes, ...rest } = row
  const issues = [...issueKeys].flatMap((key) => positions.get(key) ?? []).toSorted((a, b) => a - b)
  return { ...rest, spread: spreadOf(sizes), issues }
}

function classOf(value: VariableValue): string {
  if (value.kind === 'list') return `[${[...new Set(value.items.map(classOf))].toSorted().join()}]`
  if (value.kind !== 'exact') return isReal(value) ? `r${Math.sign(doublesOf(value)[0])}` : 'c'
  const { numerator, denominator } = value.value
  if (denominator !== 1n) return numerator < 0n ? 'f-' : 'f+'
  if (numerator === 0n || numerator === 1n || numerator === -1n) return String(numerator)
  return numerator < 0n ? '-' : '+'
}

/** Signs, zeros, ones and fractions are what makes variants different. */
export function signatureOf({ values }: Environment): string {
  return [...values.values()].map(classOf).join(' ')
}
