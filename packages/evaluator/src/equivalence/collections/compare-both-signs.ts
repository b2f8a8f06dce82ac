import type { Tree } from '../../tree.ts'
import type { Decision } from '../comparison-setting.ts'
import { hasPlusMinus, isStatement } from '../formula.ts'
import { undecided } from '../verdicts.ts'
import { compareSets } from './compare-collections.ts'
import type { CollectionSetting } from './compare-collections.ts'

const isBoth = (tree: Tree): boolean => hasPlusMinus(tree) && !isStatement(tree)

/**
 * A value with ± and its two values: `5\pm2` is `\{3,7\}` and `3;7`. Whether it is the interval from 3 to 7, as an interval of
 * confidence is, goes to a person. Undefined where neither has a ± or the other is no collection.
 */
export function compareBothSigns(key: Tree, answer: Tree, setting: CollectionSetting): Decision | undefined {
  const listed = valuesListed(answer)
  if (listed !== undefined && isBoth(key)) return compareSets([key], listed, setting)
  return compareWithEnds(key, answer, setting) ?? compareWithEnds(answer, key, setting)
}

/** The items of a set or a list, or of `2+\sqrt3` "and" `2-\sqrt3`. */
function valuesListed(tree: Tree): readonly Tree[] | undefined {
  if (tree.kind === 'set' || tree.kind === 'list') return tree.items
  const isJoined = tree.kind === 'logic' && (tree.operator === 'and' || tree.operator === 'or')
  return isJoined && !tree.operands.some(isStatement) ? tree.operands : undefined
}

function compareWithEnds(value: Tree, interval: Tree, setting: CollectionSetting): Decision | undefined {
  const ends = endsOf(interval)
  if (ends === undefined || !isBoth(value)) return undefined
  const compared = compareSets([value], ends, setting)
  return compared.verdict === 'different' ? undefined : undecided('the ends of an interval')
}

function endsOf(tree: Tree): readonly Tree[] | undefined {
  if (tree.kind === 'interval') return [tree.lower, tree.upper]
  return tree.kind === 'tuple' && tree.items.length === 2 ? tree.items : undefined
}
