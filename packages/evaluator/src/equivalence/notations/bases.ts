import { somePart } from '../../children.ts'
import { integer } from '../../numbers/rational.ts'
import type { CallNode, Tree } from '../../tree.ts'
import type { Decision } from '../comparison-setting.ts'
import { mapTree } from '../map-tree.ts'
import { undecided } from '../verdicts.ts'
import type { Decide } from './decide.ts'

export const isInBase = (tree: Tree): tree is CallNode => tree.kind === 'call' && tree.name === 'in-base'

const wholeIn = (tree: Tree | undefined): bigint => (tree?.kind === 'number' ? tree.value.numerator : 0n)

/** Every number with a base as the number that its digits make in the base, or in the decimal system. */
const withValues = (tree: Tree, isDecimal = false): Tree =>
  mapTree(tree, (part) => {
    if (!isInBase(part)) return part
    const base = isDecimal ? 10n : wholeIn(part.args.at(-1))
    const value = part.args.slice(0, -1).reduce((sum, digit) => sum * base + wholeIn(digit), 0n)
    return { kind: 'number', spelling: String(value), value: integer(value), at: part.at }
  })

function basesIn(tree: Tree): string {
  const found = new Set<string>()
  somePart(tree, (part) => {
    if (isInBase(part)) found.add(String(wholeIn(part.args.at(-1))))
    return false
  })
  return [...found].sort().join(' ')
}

/** Numbers with their bases. The same number in another base, and the same digits without one, go to a person. */
export function compareBases(key: Tree, answer: Tree, decide: Decide): Decision {
  const [bases, others] = [basesIn(key), basesIn(answer)]
  const compared = decide(withValues(key), withValues(answer))
  if (bases === others) return compared
  if (compared.verdict === 'equal') return undecided('the same number in another base')
  const isWithout = bases === '' || others === ''
  return isWithout && decide(withValues(key, true), withValues(answer, true)).verdict === 'equal'
    ? undecided('the same digits without a base')
    : compared
}
