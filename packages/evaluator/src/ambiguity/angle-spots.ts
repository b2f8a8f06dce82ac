import type { ProductJoin, Tree } from '../tree.ts'
import type { Spot } from './spots.ts'

const SIXTY = 60n

type Degrees = Extract<Tree, { kind: 'quantity' }>

/** Degrees that minutes can follow, or degrees and minutes that seconds can follow, as they are counted. */
function countedIn(tree: Tree | undefined): readonly Tree[] | undefined {
  if (tree?.kind !== 'quantity' || tree.unit.kind !== 'unit' || tree.unit.name !== '°') return undefined
  const { value } = tree
  if (value?.kind === 'number') return /^\d+$/.test(value.spelling) ? [value] : undefined
  return value?.kind === 'call' && value.name === 'dms' && value.args.length === 2 ? value.args : undefined
}

function withPart(degrees: Degrees, counted: readonly Tree[], part: Tree): Degrees {
  const at = { from: degrees.at.from, to: part.at.to }
  return { ...degrees, value: { kind: 'call', name: 'dms', args: [...counted, part], at }, at }
}

/** Whether a number can be minutes or seconds. */
const isBelowSixty = (tree: Tree): boolean =>
  tree.kind === 'number' && tree.value.numerator < SIXTY * tree.value.denominator

/** `12^\circ30`: degrees and minutes without the prime, or a product. */
export function angleSpot(tree: Tree): Spot | undefined {
  if (tree.kind !== 'product') return undefined
  const { factors, joins, at } = tree
  const angles: Tree[] = []
  const angleJoins: ProductJoin[] = []
  const dots: ProductJoin[] = []
  factors.forEach((factor, index) => {
    const [join, before] = [joins[index - 1], angles.at(-1)]
    const counted = join === 'implied' && isBelowSixty(factor) ? countedIn(before) : undefined
    if (counted !== undefined && before?.kind === 'quantity')
      angles[angles.length - 1] = withPart(before, counted, factor)
    else {
      angles.push(factor)
      if (join) angleJoins.push(join)
    }
    if (join) dots.push(counted === undefined ? join : 'dot')
  })
  if (angles.length === factors.length) return undefined
  const [only] = angles
  return {
    part: tree,
    readings: [
      angles.length === 1 && only ? only : { kind: 'product', factors: angles, joins: angleJoins, at },
      { kind: 'product', factors, joins: dots, at },
    ],
  }
}
