import type { GeneratedAlways } from 'kysely'
import type { DefaultMoment } from './people.ts'

export type PaperVersion = 'A' | 'B' | 'C' | 'D' | 'E' | 'F'

export interface PaperVersionItemsTable {
  groupAssessmentId: number
  deliveryNumber: number
  version: PaperVersion
  itemKey: number
  position: number
  variantId: number
}

export interface PaperSheetsTable {
  id: GeneratedAlways<number>
  groupAssessmentId: number
  deliveryNumber: number
  number: number
  code: string
  version: PaperVersion | null
  userId: number | null
  enteredBy: number | null
  enteredAt: Date | null
  checkedBy: number | null
  checkedAt: Date | null
  createdBy: number
  createdAt: DefaultMoment
}

export interface PaperTables {
  paperVersionItems: PaperVersionItemsTable
  paperSheets: PaperSheetsTable
}
