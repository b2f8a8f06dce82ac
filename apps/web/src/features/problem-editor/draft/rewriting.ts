import { variableNameRefusal } from '@isomorph/evaluator'
import { renameVariable, variableUses } from '@isomorph/problem'

/**
 * Functions that need the formula reader. They are called rarely, so they are loaded with the first call and not with the page.
 */
export const rewriting = { renameVariable, variableNameRefusal, variableUses }

export type Rewriting = typeof rewriting
