import { algebraAsText } from './algebra.ts'
import { functionsAsText } from './functions.ts'
import { numbersAsText } from './numbers.ts'
import { complexAsText } from './complex.ts'
import { equationsAsText } from './equations.ts'
import { inequalitiesAsText } from './inequalities.ts'
import { collectionsAsText } from './collections.ts'
import { hostileAsText } from './hostile.ts'
import { formsAsText } from './forms.ts'
import { formsOfKeysAsText } from './forms-of-keys.ts'
import { moreAntiderivatives } from './antiderivatives.ts'
import type { Table } from '../table.ts'

/** Tables of answers typed as plain text, with some of other kinds that are as terse. */
export const asText: readonly Table[] = [
  ...algebraAsText,
  ...functionsAsText,
  ...numbersAsText,
  ...complexAsText,
  ...equationsAsText,
  ...inequalitiesAsText,
  ...collectionsAsText,
  ...hostileAsText,
  ...formsAsText,
  ...formsOfKeysAsText,
  ...moreAntiderivatives,
]
