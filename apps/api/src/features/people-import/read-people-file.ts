import type { GroupRole } from '@isomorph/access'
import { importMaximumColumns, importMaximumRows, importUnusedNamedAtMost, sayDetail } from '@isomorph/contract'
import { Refusal } from '../../refusals/refusals.ts'
import { decodeText } from './decode-text.ts'
import { findColumns, type FoundColumns } from './import-columns.ts'
import { readRows, type ImportRow } from './import-rows.ts'
import { peopleImportRefusals } from './people-import.errors.ts'
import { readCsv } from './read-csv.ts'

export interface PeopleFile {
  readonly encoding: string
  /** The first columns that nothing is taken from, as the header names them, and how many they are altogether. */
  readonly unusedColumns: string[]
  readonly unusedColumnCount: number
  readonly rows: readonly ImportRow[]
}

/** The people of a file, row by row; refused as a whole only when it is no such file at all. */
export async function readPeopleFile(
  bytes: Uint8Array,
  { defaultRole }: { readonly defaultRole: GroupRole | null },
): Promise<PeopleFile> {
  const decoded = decodeText(bytes)
  if ('problem' in decoded) throw new Refusal(peopleImportRefusals.unreadableFile, decoded.problem)
  const file = readCsv(decoded.text)
  if (!file || file.lines.length === 0) throw new Refusal(peopleImportRefusals.noPeopleInFile)
  if (file.lines.length > importMaximumRows) throw new Refusal(peopleImportRefusals.tooManyRows)
  if (file.header.filter((title) => title !== '').length > importMaximumColumns)
    throw new Refusal(peopleImportRefusals.tooManyColumns)
  const isRoster = defaultRole !== null
  const found = findColumns(file.header, { isRoster })
  refuseWhenColumnsAreWrong(file.header, found, isRoster)
  const rows = await readRows(file.lines, { columns: found.positions, defaultRole })
  const unusedColumns = found.unused.slice(0, importUnusedNamedAtMost).map(storableTitle)
  return { encoding: decoded.encoding, unusedColumns, unusedColumnCount: found.unused.length, rows }
}

function storableTitle(title: string): string {
  return title.replaceAll('\u0000', '').slice(0, 60)
}

function refuseWhenColumnsAreWrong(header: readonly string[], found: FoundColumns, isRoster: boolean): void {
  const [repeated] = found.repeated
  if (repeated !== undefined)
    throw new Refusal(peopleImportRefusals.repeatedColumn, sayDetail('columnTwice', { column: repeated.slice(0, 60) }))
  const needed = isRoster ? (['email', 'uid', 'puid'] as const) : (['email'] as const)
  if (needed.some((column) => found.positions.has(column))) return
  const shown = header
    .map((title) => `“${title.slice(0, 40)}”`)
    .slice(0, 12)
    .join(', ')
  const code = isRoster ? 'columnPerson' : 'columnEmail'
  throw new Refusal(peopleImportRefusals.missingColumns, sayDetail(code, { titles: shown }))
}
