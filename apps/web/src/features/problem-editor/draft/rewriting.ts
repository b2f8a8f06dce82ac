import { variableNameRefusal } from '@isomorph/evaluator'
import { renameVariable, variableUses } from '@isomorph/problem'

/**
 * What needs the reader of formulas: rare acts, so it is loaded when one of them happens and not with the page.
 */
export const rewriting = { renameVariable, variableNameRefusal, variableUses }

export type Rewriting = typeof rewriting
