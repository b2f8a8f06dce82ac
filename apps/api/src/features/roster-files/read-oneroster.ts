import type { RosterNumberColumn } from '@isomorph/contract'
import { cleanName, locale, sayDetail, type SaidDetail } from '@isomorph/contract'
import type { GroupRole } from '@isomorph/access'
import { Refusal } from '../../refusals/refusals.ts'
import { livingRows, rowsOf, type Row } from './csv-table.ts'
import { rosterFileRefusals } from './roster-files.errors.ts'
import { unpack } from './unpack.ts'

export interface FileTerm {
  readonly sourcedId: string
  readonly title: string
  readonly firstDay: string
  readonly lastDay: string
}

export interface FileClass {
  readonly sourcedId: string
  readonly termSourcedId: string
  readonly title: string
  readonly courseCode: string
  readonly courseTitle: string
}

export interface FilePerson {
  readonly classSourcedId: string
  readonly number: string
  readonly role: GroupRole
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

export interface RosterFile {
  readonly terms: readonly FileTerm[]
  /** A class of several terms stands once in each. */
  readonly classes: readonly FileClass[]
  readonly people: readonly FilePerson[]
  /** People who are enrolled and have no usable number. */
  readonly withoutNumber: number
}

function refuseFile(said: SaidDetail): never {
  throw new Refusal(rosterFileRefusals.unreadableRosterFile, said)
}

const enrollmentsMaximum = 500_000
const longestText = 200

function textOf(text: string): string {
  return Array.from(cleanName(text)).slice(0, longestText).join('')
}

/** Only whole exports tell who has left; a manifest is asked where there is one. */
function refuseWhenNoWholeExport(files: ReadonlyMap<string, Uint8Array>): void {
  if (!files.has('manifest.csv')) return
  const said = new Map(
    rowsOf(files, 'manifest.csv', ['propertyName', 'value']).map((row) => [row('propertyName'), row('value')]),
  )
  const version = said.get('oneroster.version')
  if (version !== undefined && !/^1\.[12](\.|$)/.test(version))
    refuseFile(sayDetail('exportVersion', { version: textOf(version) }))
  const partial = [...said].find(([name, value]) => name.startsWith('file.') && value.toLowerCase() === 'delta')
  if (partial) refuseFile(sayDetail('exportChanges', { name: textOf(partial[0].slice('file.'.length)) }))
}

/** `2026-09-01`, and a day of the calendar. */
function isDay(text: string): boolean {
  const moment = /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  return moment !== undefined && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

const longestId = 255

/** Courses are kept apart by it from one export to the next. */
function idOf(row: Row, file: string): string {
  const id = row('sourcedId')
  if (id === '' || id.length > longestId) refuseFile(sayDetail('exportId', { file, most: longestId }))
  return id
}

function readTerms(files: ReadonlyMap<string, Uint8Array>): FileTerm[] {
  const columns = ['sourcedId', 'title', 'startDate', 'endDate']
  return livingRows(rowsOf(files, 'academicSessions.csv', columns)).flatMap((row) => {
    const [firstDay, lastDay] = [row('startDate'), row('endDate')]
    if (!isDay(firstDay) || !isDay(lastDay))
      refuseFile(sayDetail('exportTerm', { file: 'academicSessions.csv', term: textOf(row('title')) }))
    return [{ sourcedId: idOf(row, 'academicSessions.csv'), title: textOf(row('title')), firstDay, lastDay }]
  })
}

function readClasses(files: ReadonlyMap<string, Uint8Array>, terms: ReadonlySet<string>): FileClass[] {
  const courses = new Map(
    livingRows(rowsOf(files, 'courses.csv', ['sourcedId', 'title'])).map((row) => [row('sourcedId'), row]),
  )
  const columns = ['sourcedId', 'title', 'courseSourcedId', 'termSourcedIds']
  return livingRows(rowsOf(files, 'classes.csv', columns)).flatMap((row) => {
    const course = courses.get(row('courseSourcedId'))
    const title = textOf(row('title') || row('classCode') || row('sourcedId'))
    const courseTitle = textOf(course?.('title') ?? '')
    const common = {
      sourcedId: idOf(row, 'classes.csv'),
      title,
      courseCode: textOf(course?.('courseCode') ?? ''),
      courseTitle,
    }
    const ids = row('termSourcedIds')
      .split(',')
      .map((id) => id.trim())
    return [...new Set(ids)].filter((id) => terms.has(id)).map((termSourcedId) => ({ ...common, termSourcedId }))
  })
}

/** `{LDAP:ab12},{SIS:0042}`: what stands first. */
function firstUserId(text: string): string {
  return /\{[^:{}]*:([^{}]*)\}/.exec(text)?.[1]?.trim() ?? ''
}

function numberOf(row: Row, column: RosterNumberColumn): string {
  return column === 'userIds' ? firstUserId(row('userIds')) : row(column)
}

const roleOf: Readonly<Record<string, GroupRole>> = {
  student: 'GroupLearner',
  teacher: 'GroupOwner',
  aide: 'GroupGrader',
  proctor: 'GroupGrader',
}

const usableNumber = /^[^\s,;]{1,100}$/

/** Who is enrolled, with names. An administrator, a guardian or a role that nobody knows is nobody in a course. */
function readPeople(files: ReadonlyMap<string, Uint8Array>, column: RosterNumberColumn) {
  const needed = ['sourcedId', 'givenName', 'familyName', column]
  const users = new Map(
    livingRows(rowsOf(files, 'users.csv', needed))
      .filter((row) => row('enabledUser').toLowerCase() !== 'false')
      .map((row) => [row('sourcedId'), row]),
  )
  const enrollments = livingRows(rowsOf(files, 'enrollments.csv', ['classSourcedId', 'userSourcedId', 'role']))
  if (enrollments.length > enrollmentsMaximum)
    refuseFile(sayDetail('exportLines', { file: 'enrollments.csv', count: enrollmentsMaximum.toLocaleString(locale) }))
  const people: FilePerson[] = []
  const without = new Set<string>()
  for (const row of enrollments) {
    const user = users.get(row('userSourcedId'))
    const role = roleOf[row('role').toLowerCase()]
    if (!user || !role) continue
    const number = numberOf(user, column)
    if (!usableNumber.test(number)) without.add(row('userSourcedId'))
    else
      people.push({
        classSourcedId: row('classSourcedId'),
        number,
        role,
        firstName: textOf(user('preferredGivenName') || user('givenName')),
        lastName: textOf(user('preferredFamilyName') || user('familyName')),
        email: user('email').slice(0, 320),
      })
  }
  return { people, withoutNumber: without.size }
}

/** Reads a OneRoster export, version 1.1 or 1.2: terms, classes and who is enrolled in them. */
export function readOneRoster(bytes: Uint8Array, numberColumn: RosterNumberColumn): RosterFile {
  const files = unpack(bytes)
  refuseWhenNoWholeExport(files)
  const terms = readTerms(files)
  const classes = readClasses(files, new Set(terms.map(({ sourcedId }) => sourcedId)))
  if (classes.length === 0) refuseFile(sayDetail('exportNoClass'))
  const used = new Set(classes.map(({ termSourcedId }) => termSourcedId))
  const read = readPeople(files, numberColumn)
  const known = new Set(classes.map(({ sourcedId }) => sourcedId))
  return {
    terms: terms.filter(({ sourcedId }) => used.has(sourcedId)),
    classes,
    people: read.people.filter(({ classSourcedId }) => known.has(classSourcedId)),
    withoutNumber: read.withoutNumber,
  }
}
