import type { Tree } from '../tree.ts'
import { wholeExponent } from '../units/unit.ts'
import type { Spot } from './spots.ts'

type Pair = Spot['readings']

/** `m` before the symbol of one of these units is the metre as well as milli. Nobody means metres times litres. */
const behindMetre = /^m([sKANVWJTCFHS])$/

/** The units side by side that the name of one unit can also be. */
function partsOf(name: string): readonly [string, string] | undefined {
  // km/h is written `kmh`, too, and km·h is what `kmh^-1` spells.
  if (name === 'kmh') return ['km', 'h']
  const behind = behindMetre.exec(name)?.[1]
  return behind === undefined ? undefined : ['m', behind]
}

const grouped = (inner: Tree): Tree => ({ kind: 'group', bracket: '(', inner, at: inner.at })
const unit = (name: string, { at }: Tree): Tree => ({ kind: 'unit', name, at })

/** `ms^{-2}`: m·s⁻² or (ms)⁻². A positive exponent, as in `mm^2`, always goes with the whole name. */
function raisedName(tree: Extract<Tree, { kind: 'power' }>): Pair | undefined {
  const { base, exponent, at } = tree
  const parts = base.kind === 'unit' ? partsOf(base.name) : undefined
  if (parts === undefined || (wholeExponent(exponent) ?? 0) >= 0) return undefined
  const [first, second] = parts.map((name) => unit(name, base)) as [Tree, Tree]
  const separate: Tree = { kind: 'product', factors: [first, { ...tree, base: second }], joins: ['dot'], at }
  return [separate, { ...tree, base: grouped(base) }]
}

/** `W/mK`: W/(m·K) or W/(mK). Of all names below a slash only this one is written for a product. */
function nameBelow(tree: Extract<Tree, { kind: 'quotient' }>): Pair | undefined {
  const below = tree.denominator
  const name = below.kind === 'quantity' && below.value === undefined ? below.unit : below
  if (name.kind !== 'unit' || name.name !== 'mK') return undefined
  const factors = [unit('m', name), unit('K', name)]
  const product: Tree = { kind: 'product', factors, joins: ['dot'], at: name.at }
  const over = (unit: Tree): Tree => {
    const denominator: Tree = below.kind === 'quantity' ? { ...below, unit } : unit
    return { ...tree, denominator, style: 'fraction' }
  }
  return [over(product), over(grouped(name))]
}

/** `J/mol K`: J/(mol·K) or (J/mol)·K. */
function behindSlash(tree: Extract<Tree, { kind: 'product' }>): Pair | undefined {
  const [first, ...behind] = tree.factors
  if (first?.kind !== 'quotient' || first.style !== 'slash' || behind.length === 0) return undefined
  const below: Tree = { kind: 'product', factors: [first.denominator, ...behind], joins: tree.joins, at: tree.at }
  const stacked: Tree = { ...first, style: 'fraction' }
  return [
    { ...stacked, denominator: below, at: tree.at },
    { ...tree, factors: [grouped(stacked), ...behind] },
  ]
}

function readingsOf(tree: Tree): Pair | undefined {
  switch (tree.kind) {
    case 'power':
      return raisedName(tree)
    case 'quotient':
      return nameBelow(tree)
    case 'product':
      return behindSlash(tree)
    default:
      return undefined
  }
}

/** Where a part of a unit can be read in two ways; `own` holds the names of the author's units, which are read in one. */
export function unitSpot(tree: Tree, own: ReadonlySet<string>): Spot | undefined {
  const name = tree.kind === 'power' ? tree.base : tree.kind === 'quotient' ? tree.denominator : undefined
  if (name?.kind === 'unit' && own.has(name.name)) return undefined
  const readings = readingsOf(tree)
  return readings && { part: tree, readings }
}

/** `\\frac{5W}{mK}`: the numbers and units of a fraction stand on either side of its line. */
export function fractionSpot(tree: Tree): Spot | undefined {
  const readings = tree.kind === 'quotient' && tree.denominator.kind === 'quantity' ? nameBelow(tree) : undefined
  return readings && { part: tree, readings }
}
