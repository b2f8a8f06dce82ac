import { setImmediate } from 'node:timers/promises'
import { groupRoles, nameOfBaseRole, type GroupRole } from '@isomorph/access'
import {
  cleanIdentifier,
  cleanName,
  emailMaximumLength,
  importColumnTitles,
  importTexts,
  nameMaximumLength,
} from '@isomorph/contract'
import { z } from 'zod'
import type { CsvLine } from './read-csv.ts'
import type { ColumnPositions, ImportColumn } from './import-columns.ts'

/** A row as it stands in the file, with what is wrong with it whoever is known here. */
export interface ImportRow {
  readonly line: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly uid: string
  readonly puid: string
  readonly userName: string
  readonly role: GroupRole | null
  readonly faults: readonly string[]
}

/** `Student`, `student`, `GroupLearner` and `learner` all mean the same role. */
const rolesByWord = new Map<string, GroupRole>(
  groupRoles.flatMap((role) =>
    [role, nameOfBaseRole(role), role.replace('Group', '')].map((word) => [word.toLowerCase(), role] as const),
  ),
)

const emailSchema = z.email()

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unprintable = /[\u0000-\u001F\u007F-\u009F\uFFFD]/

const longest: Readonly<Record<ImportColumn, number>> = {
  email: emailMaximumLength,
  firstName: nameMaximumLength,
  lastName: nameMaximumLength,
  uid: 100,
  puid: 100,
  userName: 200,
  role: 40,
}

const { write } = importTexts
const titles: Readonly<Record<ImportColumn, string>> = importColumnTitles

const importColumns = Object.keys(titles) as ImportColumn[]

/** What was lost on the way to the file cannot be guessed; what merely cannot be seen is left out. */
function unprintableIn(at: (column: ImportColumn) => string): string[] {
  return importColumns
    .filter((column) => unprintable.test(at(column)))
    .map((column) => write('unreadableCharacters', { column: titles[column] }))
}

type Values = Readonly<Record<ImportColumn, string>>

function faultsOf(values: Values): string[] {
  const faults = importColumns
    .filter((column) => values[column].length > longest[column])
    .map((column) => write('tooLong', { column: titles[column] }))
  if (values.email !== '' && !emailSchema.safeParse(values.email).success)
    faults.push(write('noEmail', { email: values.email.slice(0, 100) }))
  for (const column of ['uid', 'puid'] as const)
    if (/[\s,;]/.test(values[column])) faults.push(write('hasSpaces', { column: titles[column] }))
  if (values.email === '' && values.uid === '' && values.puid === '') faults.push(write('saysNobody'))
  if (values.role !== '' && !rolesByWord.has(values.role.toLowerCase()))
    faults.push(write('noRole', { role: values.role.slice(0, 40) }))
  return faults
}

interface Reading {
  readonly columns: ColumnPositions
  /** The role of rows that name none; null where roles do not matter. */
  readonly defaultRole: GroupRole | null
}

function readRow({ line, fields, faults: lineFaults }: CsvLine, { columns, defaultRole }: Reading): ImportRow {
  const at = (column: ImportColumn): string => fields[columns.get(column) ?? -1] ?? ''
  const name = (column: ImportColumn): string => cleanName(at(column))
  const identifier = (column: ImportColumn): string => cleanIdentifier(at(column))
  const role = defaultRole === null ? '' : identifier('role')
  const values: Values = {
    email: identifier('email'),
    firstName: name('firstName'),
    lastName: name('lastName'),
    uid: identifier('uid'),
    puid: identifier('puid'),
    userName: identifier('userName'),
    role,
  }
  const faults = lineFaults.length > 0 ? lineFaults : [...unprintableIn(at), ...faultsOf(values)]
  // What is too long to be stored is not needed any more: the reason stands beside it.
  const storable = (column: ImportColumn) => values[column].slice(0, longest[column])
  return {
    line,
    email: storable('email'),
    firstName: storable('firstName'),
    lastName: storable('lastName'),
    uid: storable('uid'),
    puid: storable('puid'),
    userName: storable('userName'),
    role: rolesByWord.get(role.toLowerCase()) ?? defaultRole,
    faults,
  }
}

/** Marks a row that repeats an identifier of an earlier one, which alone counts. */
function findRepetitions(rows: readonly ImportRow[]): ImportRow[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    if (row.faults.length > 0) return row
    const keys = [
      [titles.email, row.email],
      [titles.uid, row.uid],
      [titles.puid, row.puid],
      [titles.userName, row.userName],
    ].filter(([, value]) => value !== '') as [string, string][]
    const faults = keys.flatMap(([title, value]) => {
      const earlier = seen.get(`${title} ${value.toLowerCase()}`)
      return earlier === undefined ? [] : [write('lineHasSame', { line: earlier, column: title })]
    })
    if (faults.length > 0) return { ...row, faults }
    for (const [title, value] of keys) seen.set(`${title} ${value.toLowerCase()}`, row.line)
    return row
  })
}

const linesAtOnce = 1000

/** The rows of a file of people. A long file lets other requests through in between. */
export async function readRows(lines: readonly CsvLine[], reading: Reading): Promise<ImportRow[]> {
  const rows: ImportRow[] = []
  for (let at = 0; at < lines.length; at += linesAtOnce) {
    for (const line of lines.slice(at, at + linesAtOnce)) rows.push(readRow(line, reading))
    await setImmediate()
  }
  return findRepetitions(rows)
}
