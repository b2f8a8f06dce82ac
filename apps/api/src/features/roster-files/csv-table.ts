import { Refusal } from '../../refusals/refusals.ts'
import { decodeText, readCsv } from '../people-import/index.ts'
import { rosterFileRefusals } from './roster-files.errors.ts'

/** A row by the names of its columns; a column that is not there is empty. */
export type Row = (column: string) => string

function refuseFile(detail: string): never {
  throw new Refusal(rosterFileRefusals.unreadableRosterFile, { detail })
}

/** Rows of one file of an export. Columns are found by name: systems leave some out and add others. */
export function rowsOf(
  files: ReadonlyMap<string, Uint8Array>,
  name: string,
  columns: readonly string[],
): readonly Row[] {
  const bytes = files.get(name.toLowerCase())
  if (!bytes) refuseFile(`The export has no file ${name}.`)
  const decoded = decodeText(bytes)
  if ('problem' in decoded) refuseFile(`${name}: ${decoded.problem}`)
  if (decoded.text.includes('\u0000')) refuseFile(`${name} has characters that are no text.`)
  const file = readCsv(decoded.text)
  if (!file) refuseFile(`${name} is empty.`)
  const places = new Map(file.header.map((title, index) => [title, index]))
  const missing = columns.filter((column) => !places.has(column))
  if (missing.length > 0) refuseFile(`${name} has no column ${missing.join(', ')}.`)
  return file.lines.map(({ line, fields, faults }) => {
    const [fault] = faults
    if (fault !== undefined) refuseFile(`${name}, line ${line}: ${fault}`)
    return (column) => fields[places.get(column) ?? -1] ?? ''
  })
}

/** Rows that count: those of a whole export have no status, and what is to be deleted is left out. */
export function livingRows(rows: readonly Row[]): readonly Row[] {
  return rows.filter((row) => row('status').toLowerCase() !== 'tobedeleted')
}
