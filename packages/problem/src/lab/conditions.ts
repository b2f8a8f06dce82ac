/** Conditions on the draw that would rule variants out: read off the formula that fails, or off what was drawn. */

import { childrenOf, freeSymbols, toLatex, ungrouped, type Tree } from '@isomorph/evaluator'
import type { CompiledProblem } from '../compiled-problem.ts'
import type { VariantRow } from '../checking/variant-rows.ts'
import type { DrawSource } from '../variables/draw-source.ts'
import { nameInLatex } from '../variables/variable-name.ts'

const logarithms = new Set(['ln', 'log', 'lg'])
const inverses = new Set(['arcsin', 'arccos'])

/** `a ≠ 3` for `a − 3`, `x ≠ 0` for anything else that must not be zero. */
function notZero(tree: Tree): string {
  const bare = ungrouped(tree)
  const [first, second, ...others] = bare.kind === 'sum' ? bare.terms : []
  if (first?.sign !== '+' || second === undefined || others.length > 0) return `${toLatex(bare)}\\ne 0`
  const right: Tree =
    second.sign === '-' ? second.value : { kind: 'signed', sign: '-', value: second.value, at: bare.at }
  return `${toLatex(ungrouped(first.value))}\\ne ${toLatex(ungrouped(right))}`
}

function isNegative(tree: Tree): boolean {
  const bare = ungrouped(tree)
  return bare.kind === 'signed' && bare.sign === '-'
}

/** What one part of a formula asks of its own parts. */
function askedBy(tree: Tree): readonly string[] {
  if (tree.kind === 'quotient') return [notZero(tree.denominator)]
  if (tree.kind === 'power') return isNegative(tree.exponent) ? [notZero(tree.base)] : []
  if (tree.kind !== 'call') return []
  const [argument] = tree.args
  if (argument === undefined) return []
  if (tree.name === 'sqrt' && tree.args.length === 1) return [`${toLatex(ungrouped(argument))}\\ge 0`]
  if (logarithms.has(tree.name)) return [`${toLatex(ungrouped(argument))}>0`]
  return inverses.has(tree.name) ? [`-1\\le ${toLatex(ungrouped(argument))}\\le 1`] : []
}

/** What the parts of a formula need so that each of them has a real value. */
export function conditionsOfParts({ variables }: CompiledProblem, tree: Tree): readonly string[] {
  const isKnown = (part: Tree): boolean =>
    freeSymbols(part).every(({ name }) => {
      const variable = variables.byName.get(name)
      return variable !== undefined && variable.variableType !== 'RichText'
    })
  const found: string[] = []
  const look = (part: Tree): void => {
    for (const child of childrenOf(part)) look(child)
    if (freeSymbols(part).length > 0 && isKnown(part)) found.push(...askedBy(part))
  }
  look(tree)
  // A condition on numbers alone would say nothing about the draw.
  return [...new Set(found)].filter((condition) => /[a-zA-Z]/.test(condition.replaceAll(/\\(?:ne|ge|le)\b/g, '')))
}

const maximumValues = 3

/** A drawn number as an author writes it. */
function written(spelling: string): string {
  const [, sign = '', above, below] = /^([-−]?)(\d+)\/(\d+)$/.exec(spelling) ?? []
  return above === undefined || below === undefined ? spelling : `${sign}\\frac{${above}}{${below}}`
}

interface Split {
  readonly failing: readonly VariantRow[]
  readonly passing: readonly VariantRow[]
}

/** `b ≠ 7` where all variants that fail, and no others, have this value. */
function byValue({ name, variable }: DrawSource, { failing, passing }: Split): readonly string[] {
  const values = new Map(failing.map((row) => [row.numbers[name], row.drawn[String(variable.id)] ?? '']))
  if (values.has(undefined) || values.size > maximumValues) return []
  if (passing.some((row) => values.has(row.numbers[name]))) return []
  const latex = nameInLatex(name)
  return [[...values.values()].map((spelling) => `${latex}\\ne ${written(spelling)}`).join('\\land ')]
}

/** `b ≥ 4` where all variants that fail are on one side of all others. */
function byOrder(name: string, { failing, passing }: Split): readonly string[] {
  const ofAll = (rows: readonly VariantRow[]) => rows.map((row) => row.numbers[name] ?? Number.NaN)
  const [wrong, right] = [ofAll(failing), ofAll(passing)]
  const [least, most] = [Math.min(...right), Math.max(...right)]
  const latex = nameInLatex(name)
  if (Math.max(...wrong) < least) return [`${latex}\\ge ${least}`]
  return Math.min(...wrong) > most ? [`${latex}\\le ${most}`] : []
}

/** Signs of relations that a condition asks for, each with what makes it fail. */
const relations = [
  ['\\ne ', (a: number, b: number) => a === b],
  ['\\ne -', (a: number, b: number) => a === -b],
  ['>', (a: number, b: number) => a <= b],
  ['\\ge ', (a: number, b: number) => a < b],
] as const

/** `u ≠ v` where two drawn numbers stand in one relation in all variants that fail, and in no others. */
function byPair(one: string, other: string, { failing, passing }: Split): readonly string[] {
  const [first, second] = [nameInLatex(one), nameInLatex(other)]
  const holds = (rows: readonly VariantRow[], relation: (a: number, b: number) => boolean, isAsked: boolean): boolean =>
    rows.every((row) => {
      const [a, b] = [row.numbers[one], row.numbers[other]]
      return a !== undefined && b !== undefined && relation(a, b) === isAsked
    })
  return relations.flatMap(([sign, fails]) => [
    ...(holds(failing, fails, true) && holds(passing, fails, false) ? [`${first}${sign}${second}`] : []),
    ...(holds(failing, (a, b) => fails(b, a), true) && holds(passing, (a, b) => fails(b, a), false)
      ? [`${second}${sign}${first}`]
      : []),
  ])
}

/** Conditions that fail for all variants with an issue, and hold for all others that were looked at. */
export function separatingConditions({ variables }: CompiledProblem, rows: Split): readonly string[] {
  if (rows.failing.length === 0 || rows.passing.length === 0) return []
  const drawn = variables.sources.filter(({ variable, isList }) => variable.variableType !== 'RichText' && !isList)
  const names = drawn.filter(({ count }) => count > 1)
  return [
    ...names.flatMap((source) => byValue(source, rows)),
    ...names.flatMap(({ name }, index) => names.slice(index + 1).flatMap((other) => byPair(name, other.name, rows))),
    ...names.flatMap(({ name }) => byOrder(name, rows)),
  ]
}
