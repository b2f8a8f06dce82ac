import type { Tree } from '../../tree.ts'
import type { Decision } from '../comparison-setting.ts'

/** Decides what a notation holds, by the rules for formulas. */
export type Decide = (key: Tree, answer: Tree) => Decision
