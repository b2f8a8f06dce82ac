import { childrenOf, mapChildren } from '../children.ts'
import type { Tree } from '../tree.ts'
import { angleSpot } from './angle-spots.ts'
import { exponentReadings } from './exponent-readings.ts'
import { letterSpot } from './letter-spots.ts'
import type { Spot } from './spots.ts'
import { fractionSpot, unitSpot } from './unit-spots.ts'

/** Where there are more places than these, the last ones are read alike. */
const mostSpots = 3

/** Names that are read in one way wherever they stand. */
export interface KnownNames {
  /** The author's units. */
  readonly units?: ReadonlySet<string>
  /** Letters that are variables, so that digits behind them are no index. */
  readonly letters?: ReadonlySet<string>
  /** An author's formula, in which `6.63e-34` may be a power of ten; an answer's is one where numbers are asked for. */
  readonly isAuthored?: boolean
}

const none: ReadonlySet<string> = new Set()

function collect(tree: Tree, known: KnownNames, isUnit: boolean, found: Spot[]): void {
  if (tree.kind === 'number' || tree.kind === 'symbol' || tree.kind === 'constant') return
  const { units = none, letters = none } = known
  const spot = isUnit ? unitSpot(tree, units) : (letterSpot(tree, letters) ?? fractionSpot(tree) ?? angleSpot(tree))
  if (spot) found.push(spot)
  if (tree.kind === 'quantity') {
    if (tree.value) collect(tree.value, known, false, found)
    return collect(tree.unit, known, true, found)
  }
  for (const part of childrenOf(tree)) collect(part, known, isUnit, found)
}

/** The tree with parts replaced by others, also within what replaces them. */
function replaced(tree: Tree, by: ReadonlyMap<Tree, Tree>): Tree {
  return mapChildren(by.get(tree) ?? tree, (part) => replaced(part, by))
}

/**
 * All ways to read a formula that people read in more than one way, each spelt so that it reads in one way only; nothing
 * where there is one way. `ms^{-2}` is m·s⁻² or (ms)⁻², `J/mol K` is J/(mol·K) or (J/mol)·K, `x2` is x₂ or x·2, and
 * `\log2(x)` has the base 2 or the argument 2x, `2\frac13` is 2 + ⅓ or 2 · ⅓, and `12^\circ30` has minutes or is
 * a product. In an author's formula `6.63e-34` may be a power of ten. The order of the readings says nothing about which is meant.
 *
 * @example readingsOf(tree).map((reading) => toLatex(reading))
 */
export function readingsOf(tree: Tree, known: KnownNames = {}): readonly Tree[] {
  const readings = known.isAuthored === true ? exponentReadings(tree) : []
  if (readings.length === 0) return otherReadings(tree, known)
  return readings.flatMap((reading) => {
    const others = otherReadings(reading, known)
    return others.length === 0 ? [reading] : others
  })
}

function otherReadings(tree: Tree, known: KnownNames): readonly Tree[] {
  const found: Spot[] = []
  collect(tree, known, false, found)
  if (found.length === 0) return []
  let choices: readonly ReadonlyMap<Tree, Tree>[] = [new Map()]
  for (const together of askedTogether(found))
    choices = choices.flatMap((chosen) =>
      [0, 1].map(
        (way) => new Map([...chosen, ...together.map(({ part, readings }) => [part, readings[way]!] as const)]),
      ),
    )
  return choices.map((chosen) => replaced(tree, chosen))
}

function askedTogether(found: readonly Spot[]): readonly (readonly Spot[])[] {
  const alone = found.slice(0, mostSpots - 1).map((spot) => [spot])
  return found.length < mostSpots ? alone : [...alone, found.slice(mostSpots - 1)]
}
