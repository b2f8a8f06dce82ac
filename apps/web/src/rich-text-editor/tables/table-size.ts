/** A table's size as `rows_columns`, such as `3_4`. */
export interface TableSize {
  readonly rows: number
  readonly columns: number
}

export const largestTable = 12

/** The sizes that the menu offers at once. */
export const offeredTableSizes = ['2_2', '2_3', '3_3', '3_4', '4_4', '5_3'] as const

/** Reads `rows_columns`; `undefined` when it is not a size that a table may start with. */
export function readTableSize(text: string): TableSize | undefined {
  const match = /^(\d{1,2})_(\d{1,2})$/.exec(text)
  if (!match) return undefined
  const [rows, columns] = [Number(match[1]), Number(match[2])]
  const isAllowed = rows >= 1 && columns >= 1 && rows <= largestTable && columns <= largestTable
  return isAllowed ? { rows, columns } : undefined
}
