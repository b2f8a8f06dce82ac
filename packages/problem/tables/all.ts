import { assumptionTables } from './assumptions.ts'
import { precisionTables } from './precision.ts'
import { formatsTables } from './formats.ts'
import { unitsTables } from './units.ts'
import { notationTables } from './notation/brackets-and-pieces.ts'
import { mapNotationTables } from './notation/maps.ts'
import { numberNotationTables } from './notation/numbers.ts'
import { functionNotationTables } from './notation/functions.ts'
import { setNotationTables } from './notation/sets.ts'
import { relationNotationTables } from './notation/relations.ts'
import { statementNotationTables } from './notation/statements.ts'
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
  ...functionNotationTables,
  ...relationNotationTables,
  ...statementNotationTables,
  ...assumptionTables,
  ...comparisonTables,
  ...letterTables,
  ...hostileTables,
]
