import { somePart } from '../../children.ts'
import type { Tree } from '../../tree.ts'
import type { Decision } from '../comparison-setting.ts'
import { compareByTruthTable } from '../truth-table.ts'
import { eventOf } from './event.ts'

const hasSetOperation = (tree: Tree): boolean => somePart(tree, (part) => part.kind === 'set-operation')

/** Sets that letters stand for, `A∩(B∪C)`: the same where they have the same elements whatever the letters are. */
export function compareLetterSets(key: Tree, answer: Tree): Decision | undefined {
  if (!hasSetOperation(key) && !hasSetOperation(answer)) return undefined
  const [first, second] = [eventOf(key), eventOf(answer)]
  return first && second && compareByTruthTable(first, second, [])
}
