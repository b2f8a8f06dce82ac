import { importTexts, joinDetails, sayDetail, type SaidDetail } from '@isomorph/contract'
import { Refusal } from '../../refusals/refusals.ts'
import { decodeText, readCsv } from '../people-import/index.ts'
import { rosterFileRefusals } from './roster-files.errors.ts'

/** A row by the names of its columns; a column that is not there is empty. */
export type Row = (column: string) => string

function refuseFile(said: SaidDetail): never {
  throw new Refusal(rosterFileRefusals.unreadableRosterFile, said)
}

const lineFault = (fault: string) => (fault === importTexts.texts.unmatchedQuotes ? 'exportQuotes' : 'exportFields')

/** Rows of one file of an export. Columns are found by name: systems leave some out and add others. */
export function rowsOf(
  files: ReadonlyMap<string, Uint8Array>,
  name: string,
  columns: readonly string[],
): readonly Row[] {
  const bytes = files.get(name.toLowerCase())
  if (!bytes) refuseFile(sayDetail('exportFileMissing', { file: name }))
  const decoded = decodeText(bytes)
  if ('problem' in decoded) refuseFile(joinDetails(sayDetail('inFile', { file: name }), decoded.problem))
  if (decoded.text.includes('\u0000')) refuseFile(sayDetail('exportNoText', { file: name }))
  const file = readCsv(decoded.text)
  if (!file) refuseFile(sayDetail('exportEmpty', { file: name }))
  const places = new Map(file.header.map((title, index) => [title, index]))
  const missing = columns.filter((column) => !places.has(column))
  if (missing.length > 0) refuseFile(sayDetail('exportColumns', { file: name, columns: missing.join(', ') }))
  return file.lines.map(({ line, fields, faults }) => {
    const [fault] = faults
    if (fault !== undefined) refuseFile(sayDetail(lineFault(fault), { file: name, line }))
    return (column) => fields[places.get(column) ?? -1] ?? ''
  })
}

/** Rows that count: those of a whole export have no status, and what is to be deleted is left out. */
export function livingRows(rows: readonly Row[]): readonly Row[] {
  return rows.filter((row) => row('status').toLowerCase() !== 'tobedeleted')
}
