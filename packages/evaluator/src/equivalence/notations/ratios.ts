import { somePart } from '../../children.ts'
import { ZERO } from '../../numbers/rational.ts'
import { sameTree } from '../../same-tree.ts'
import type { CallNode, Tree } from '../../tree.ts'
import type { Decision } from '../comparison-setting.ts'
import { ungrouped } from '../formula.ts'
import { mapTree } from '../map-tree.ts'
import { different, equal, undecided } from '../verdicts.ts'
import type { Decide } from './decide.ts'

export const isRatio = (tree: Tree): tree is CallNode => tree.kind === 'call' && tree.name === 'ratio'

/** Every ratio of two parts as their quotient; undefined where one has more parts. */
function asQuotients(tree: Tree): Tree | undefined {
  if (somePart(tree, (part) => isRatio(part) && part.args.length > 2)) return undefined
  return mapTree(tree, (part) => {
    if (!isRatio(part)) return part
    const [numerator, denominator] = [part.args[0]!, part.args[1]!]
    return { kind: 'quotient', numerator, denominator, style: 'fraction', at: part.at }
  })
}

const times = (one: Tree, other: Tree): Tree => ({
  kind: 'product',
  factors: [one, other],
  joins: ['times'],
  at: one.at,
})

const joined = (verdicts: readonly Decision[]): Decision =>
  verdicts.find(({ verdict }) => verdict === 'different') ??
  verdicts.find(({ verdict }) => verdict === 'undecided') ??
  equal('the same ratio')

/** A ratio is the same as its multiples: 2:3 is 4:6. */
function compareParts(key: readonly Tree[], answer: readonly Tree[], decide: Decide): Decision {
  if (key.length !== answer.length) return different('number of parts')
  const zero: Tree = { kind: 'number', spelling: '0', value: ZERO, at: answer[0]!.at }
  // All products with 0:0 are the same.
  if (answer.every((part) => decide(zero, part).verdict === 'equal')) return different('nothing in ratio to nothing')
  const pairs = key.flatMap((_, at) => key.slice(at + 1).map((__, after) => [at, at + 1 + after] as const))
  return joined(pairs.map(([at, other]) => decide(times(key[at]!, answer[other]!), times(key[other]!, answer[at]!))))
}

/** `x:y:z=1:2:3`, side by side. */
function compareSides(key: Tree, answer: Tree, decide: Decide): Decision | undefined {
  if (key.kind !== 'relation' || answer.kind !== 'relation') return undefined
  const sides = [...key.operands, ...answer.operands].map(ungrouped)
  if (!sides.every(isRatio) || key.operands.length !== answer.operands.length) return undefined
  if (![...key.operators, ...answer.operators].every((operator) => operator === '=')) return undefined
  const count = key.operands.length
  if (count === 2 && sameTree(sides[0]!, sides[2]!, 'layout'))
    return compareParts(sides[1]!.args, sides[3]!.args, decide)
  const compared = joined(
    sides.slice(0, count).map((side, at) => compareParts(side.args, sides[count + at]!.args, decide)),
  )
  return compared.verdict === 'equal' ? compared : undefined
}

/**
 * Formulas with ratios. A ratio for a number of the value of their quotient, and the number for the ratio, go to a person:
 * `12:4` may be a division.
 */
export function compareRatios(key: Tree, answer: Tree, decide: Decide): Decision {
  const [first, second] = [ungrouped(key), ungrouped(answer)]
  if (isRatio(first) && isRatio(second)) return compareParts(first.args, second.args, decide)
  const bySides = compareSides(first, second, decide)
  if (bySides !== undefined) return bySides
  const [left, right] = [asQuotients(first), asQuotients(second)]
  const isOfValues = isRatio(first) || isRatio(second)
  if (left === undefined || right === undefined)
    return isOfValues ? different('number of parts') : undecided('said in another way')
  const compared = decide(left, right)
  return isOfValues && compared.verdict === 'equal' ? undecided('a ratio or a quotient') : compared
}
