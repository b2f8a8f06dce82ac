import { t } from '@isomorph/messages'

/** A table's size; as text `rows_columns`, such as `3_4`. */
export interface TableSize {
  readonly rows: number
  readonly columns: number
}

/** As many rows and columns as a table may start with. */
export const largestTable = 10

export function writeTableSize({ rows, columns }: TableSize): string {
  return `${rows}_${columns}`
}

/** Reads `rows_columns`; `undefined` when it is not a size that a table may start with. */
export function readTableSize(text: string): TableSize | undefined {
  const match = /^(\d{1,2})_(\d{1,2})$/.exec(text)
  if (!match) return undefined
  const [rows, columns] = [Number(match[1]), Number(match[2])]
  const isAllowed = rows >= 1 && columns >= 1 && rows <= largestTable && columns <= largestTable
  return isAllowed ? { rows, columns } : undefined
}

/** The size in words. */
export function sizeInWords({ rows, columns }: TableSize): string {
  return t('rich-text.table.size.words', { rows, columns })
}

const steps: Readonly<Record<string, TableSize>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
}

/** The size that a key leads to; undefined where it is no arrow, or leads upwards out of the sizes. */
export function sizeAfterKey({ rows, columns }: TableSize, key: string): TableSize | undefined {
  const step = steps[key]
  if (!step || rows + step.rows < 1) return undefined
  const within = (count: number) => Math.min(Math.max(count, 1), largestTable)
  return { rows: within(rows + step.rows), columns: within(columns + step.columns) }
}
