import { somePart } from '../../children.ts'
import type { Tree } from '../../tree.ts'
import type { Decision, EquivalenceOptions } from '../comparison-setting.ts'
import { ungrouped } from '../formula.ts'
import type { Found } from '../symbols/other-meanings.ts'
import { compareBases, isInBase } from './bases.ts'
import { compareMaps, isMap } from './maps.ts'
import { compareNamed, isNamed } from './names.ts'
import { compareProportions, isProportional } from './proportions.ts'
import { compareRatios, isRatio } from './ratios.ts'

/** Notations that say more than a value: undefined where none of them is seen. */
export function compareNotations(
  key: Tree,
  answer: Tree,
  options: EquivalenceOptions,
  decide: Found['decide'],
): Decision | undefined {
  const isSeen = (test: (part: Tree) => boolean): boolean => somePart(key, test) || somePart(answer, test)
  const within = (one: Tree, other: Tree): Decision => decide(one, other, options)
  if (isSeen(isNamed)) return compareNamed(key, answer, within)
  if (isSeen(isMap)) return compareMaps(key, answer, within)
  if (isProportional(ungrouped(key)) || isProportional(ungrouped(answer)))
    return compareProportions(key, answer, options)
  if (isSeen(isInBase)) return compareBases(key, answer, within)
  if (isSeen(isRatio)) return compareRatios(key, answer, within)
  return undefined
}
