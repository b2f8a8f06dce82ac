import type { GroupRole } from '@isomorph/access'
import { importMaximumRows } from '@isomorph/contract'
import { Refusal } from '../../platform/refusals.ts'
import { decodeText } from './decode-text.ts'
import { findColumns } from './import-columns.ts'
import { readRows, type ImportRow } from './import-rows.ts'
import { peopleImportRefusals } from './people-import.errors.ts'
import { readCsv } from './read-csv.ts'

export interface PeopleFile {
  readonly encoding: string
  readonly rows: readonly ImportRow[]
}

/** The people of a file, row by row; refused as a whole only when it is no such file at all. */
export async function readPeopleFile(
  bytes: Uint8Array,
  { defaultRole }: { readonly defaultRole: GroupRole | null },
): Promise<PeopleFile> {
  const decoded = decodeText(bytes)
  if ('problem' in decoded) throw new Refusal(peopleImportRefusals.unreadableFile, { detail: decoded.problem })
  const file = readCsv(decoded.text)
  if (!file || file.lines.length === 0) throw new Refusal(peopleImportRefusals.noPeopleInFile)
  if (file.lines.length > importMaximumRows) throw new Refusal(peopleImportRefusals.tooManyRows)
  const { positions: columns, repeated } = findColumns(file.header)
  refuseWhenColumnsAreMissing(file.header, { columns, repeated, isRoster: defaultRole !== null })
  return { encoding: decoded.encoding, rows: await readRows(file.lines, { columns, defaultRole }) }
}

function refuseWhenColumnsAreMissing(
  header: readonly string[],
  found: {
    readonly columns: ReturnType<typeof findColumns>['positions']
    readonly repeated: readonly string[]
    readonly isRoster: boolean
  },
): void {
  const { columns, repeated, isRoster } = found
  if (repeated.length > 0)
    throw new Refusal(peopleImportRefusals.missingColumns, {
      detail: `The first line names a column twice: “${repeated[0]?.slice(0, 60)}”.`,
    })
  const needed = isRoster ? (['email', 'uid', 'puid'] as const) : (['email'] as const)
  if (needed.some((column) => columns.has(column))) return
  const shown = header
    .map((title) => `“${title.slice(0, 40)}”`)
    .slice(0, 12)
    .join(', ')
  throw new Refusal(peopleImportRefusals.missingColumns, {
    detail: `The first line has to name a column ${needed.map((column) => `“${column}”`).join(' or ')}. It names ${shown}.`,
  })
}
