import { somePart } from '../../children.ts'
import type { Tree } from '../../tree.ts'
import { kindOf } from '../letter-kinds.ts'
import type { LetterKinds } from '../letter-kinds.ts'

/** Whether the author says that a letter stands for a matrix. */
export const isMatrixLetter = (name: string, kinds: LetterKinds | undefined): boolean =>
  kindOf(kinds, name) === 'matrix'

/** Whether a letter that stands for a matrix occurs. */
export const hasMatrixLetters = (tree: Tree, kinds: LetterKinds | undefined): boolean =>
  kinds !== undefined && somePart(tree, (part) => part.kind === 'symbol' && isMatrixLetter(part.name, kinds))
