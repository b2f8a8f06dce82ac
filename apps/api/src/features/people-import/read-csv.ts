import { cleanName, importTexts } from '@isomorph/contract'

/** A line of a CSV file: its fields, or why it has none. */
export interface CsvLine {
  /** Counted from 1, as editors do. */
  readonly line: number
  readonly fields: readonly string[]
  /** What is wrong with it, sentence by sentence. */
  readonly faults: readonly string[]
}

export interface CsvFile {
  readonly delimiter: string
  readonly header: readonly string[]
  readonly lines: readonly CsvLine[]
}

const delimiters = [',', ';', '\t', '|'] as const

/** The delimiter that the header has most of, outside of quotation marks. */
function delimiterOf(header: string): string {
  const bare = header.replaceAll(/"[^"]*"/g, '')
  const counted = delimiters.map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }))
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).delimiter
}

const closedField = /[ \t]*"((?:[^"]|"")*)"[ \t]*/y

/** The fields of one line with quotation marks (RFC 4180); undefined when they do not match. */
function quotedFields(line: string, delimiter: string): string[] | undefined {
  const fields: string[] = []
  let at = 0
  while (true) {
    closedField.lastIndex = at
    const closed = closedField.exec(line)
    if (closed) {
      at = closedField.lastIndex
      fields.push((closed[1] ?? '').replaceAll('""', '"').trim())
      if (at < line.length && line[at] !== delimiter) return undefined
    } else {
      const found = line.indexOf(delimiter, at)
      const end = found === -1 ? line.length : found
      const field = line.slice(at, end)
      if (field.includes('"')) return undefined
      fields.push(field.trim())
      at = end
    }
    if (at >= line.length) return fields
    at += 1
  }
}

function fieldsOf(line: string, delimiter: string): string[] | undefined {
  return line.includes('"') ? quotedFields(line, delimiter) : line.split(delimiter).map((field) => field.trim())
}

/**
 * Reads a CSV file line by line: what is wrong with one line never reaches the next, and every line keeps its number.
 * A field that runs over several lines is therefore a fault; names and addresses have none.
 */
export function readCsv(text: string): CsvFile | undefined {
  const physical = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const first = physical.findIndex((line) => line.trim() !== '')
  const head = physical[first]
  if (head === undefined) return undefined
  const delimiter = delimiterOf(head)
  const header = fieldsOf(head, delimiter) ?? []
  const lines: CsvLine[] = []
  for (const [index, line] of physical.entries()) {
    if (index <= first || line.trim() === '') continue
    const fields = fieldsOf(line, delimiter)
    if (fields === undefined)
      lines.push({
        line: index + 1,
        fields: [],
        faults: [importTexts.write('unmatchedQuotes'), beginningOf(line)],
      })
    else if (fields.some((field) => field !== ''))
      lines.push({ line: index + 1, fields, faults: faultsOf(fields, header) })
  }
  return { delimiter, header, lines }
}

function faultsOf(fields: readonly string[], header: readonly string[]): string[] {
  const surplus = fields.slice(header.length).some((field) => field !== '')
  return surplus ? [importTexts.write('fieldCount', { count: fields.length, titles: header.length })] : []
}

const firstOfLine = /^.{0,80}/u

/** By what somebody finds a line that has no fields. */
function beginningOf(line: string): string {
  const seen = cleanName(line)
  const shown = firstOfLine.exec(seen)?.[0] ?? ''
  return importTexts.write('begins', { text: `${shown}${shown.length < seen.length ? '…' : ''}` })
}
