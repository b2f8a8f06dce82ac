import { assumptionTables } from './assumptions.ts'
import { precisionTables } from './precision.ts'
import { formatsTables } from './formats.ts'
import { unitsTables } from './units.ts'
import { notationTables } from './notation.ts'
import { mapNotationTables } from './notation-of-maps.ts'
import { numberNotationTables } from './notation-of-numbers.ts'
import { setNotationTables } from './notation-of-sets.ts'
import { relationNotationTables } from './notation-of-relations.ts'
import { statementNotationTables } from './notation-of-statements.ts'
import { symbolsTables } from './symbols.ts'
import { hostileTables } from './hostile.ts'
import { comparisonTables } from './comparison.ts'
import { letterTables } from './letters.ts'
import type { MarkingTable } from './table.ts'

export const tables: readonly MarkingTable[] = [
  ...precisionTables,
  ...formatsTables,
  ...unitsTables,
  ...symbolsTables,
  ...notationTables,
  ...numberNotationTables,
  ...mapNotationTables,
  ...setNotationTables,
  ...relationNotationTables,
  ...statementNotationTables,
  ...assumptionTables,
  ...comparisonTables,
  ...letterTables,
  ...hostileTables,
]
