import { groupRoles } from '@isomorph/access'
import { importOutcomes, type ImportOutcome, type PeopleImport, type PeopleImportRow } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import type { Tone } from '@isomorph/ui'
import { nameOfRole } from '../../entities/role/role-names.ts'
import { formatCount } from '../../numbers/counts.ts'
import { importReasonWords } from './import-reasons.ts'

/** What is said of each outcome. */
export const outcomeLooks: Readonly<Record<ImportOutcome, { readonly label: PlainKey; readonly tone: Tone }>> = {
  new: { label: 'people-import.outcome.new', tone: 'success' },
  changed: { label: 'people-import.outcome.changed', tone: 'primary' },
  known: { label: 'people-import.outcome.known', tone: 'neutral' },
  trouble: { label: 'people-import.outcome.trouble', tone: 'error' },
}

const fieldNames: Readonly<Record<string, PlainKey>> = {
  firstName: 'people-import.field.firstName',
  lastName: 'people-import.field.lastName',
  email: 'people-import.field.email',
  uid: 'people-import.field.uid',
  puid: 'people-import.field.puid',
}

/** `Becomes a person here and Student.` */
function newWords({ role: named }: PeopleImportRow, isDone: boolean): string {
  if (named === null) return isDone ? t('people-import.becamePerson') : t('people-import.becomesPerson')
  const role = nameOfRole(named)
  return isDone ? t('people-import.becamePersonWithRole', { role }) : t('people-import.becomesPersonWithRole', { role })
}

function changeWords({ field, before, after }: PeopleImportRow['changes'][number], isDone: boolean): string {
  if (field === 'role') {
    const known = groupRoles.find((each) => each === after)
    const role = known ? nameOfRole(known) : after
    return isDone ? t('people-import.becameRole', { role }) : t('people-import.becomesRole', { role })
  }
  const key = fieldNames[field]
  return t('people-import.change', {
    field: key ? t(key) : field,
    before: before || t('people-import.change.none'),
    after,
  })
}

/** What will happen with a row, or has happened, in words: `Last name: Tester → Lovelace`. */
export function changeLabels(row: PeopleImportRow, isDone: boolean): string[] {
  if (row.outcome === 'trouble') return row.reasons.map((reason, index) => importReasonWords(row.said?.[index], reason))
  if (row.outcome === 'known') {
    return [isDone ? t('people-import.nothingChanged') : t('people-import.nothingChanges')]
  }
  return row.outcome === 'new' ? [newWords(row, isDone)] : row.changes.map((change) => changeWords(change, isDone))
}

/** Which columns of the file nothing is taken from; empty where there are none. */
export function unusedWords({
  unusedColumns,
  unusedColumnCount,
}: Pick<PeopleImport, 'unusedColumns' | 'unusedColumnCount'>): string {
  if (unusedColumnCount === 0) return ''
  const columns = unusedColumns.map((column) => t('people-import.unused.column', { column })).join(', ')
  const more = unusedColumnCount - unusedColumns.length
  if (more <= 0) return t('people-import.unused', { count: unusedColumnCount, columns })
  return t('people-import.unused.andMore', { count: unusedColumnCount, columns, more: formatCount(more) })
}

/** Tabs over the rows: all, and each outcome that there is. */
export function outcomeTabs({ counts, rowCount }: Pick<PeopleImport, 'counts' | 'rowCount'>) {
  return [
    { value: 'all', label: t('people-import.tab.all', { count: formatCount(rowCount) }) },
    ...importOutcomes
      .filter((outcome) => counts[outcome] > 0)
      .map((outcome) => ({
        value: outcome,
        label: t('people-import.tab.outcome', {
          outcome: t(outcomeLooks[outcome].label),
          count: formatCount(counts[outcome]),
        }),
      })),
  ] as const
}

/** What can be imported, before anything is. */
export function standingWords({ counts }: Pick<PeopleImport, 'counts'>): string {
  if (counts.new + counts.changed === 0) return t('people-import.standing.nothing')
  return counts.trouble > 0
    ? t('people-import.standing.leftOut', { count: counts.trouble })
    : t('people-import.standing.everyLine')
}

/** What was done: `2 people added, 1 changed.` */
export function doneWords({ counts, groupId }: Pick<PeopleImport, 'counts' | 'groupId'>): string {
  const done = { added: counts.new, changed: counts.changed }
  const all = { ...done, leftOut: counts.trouble }
  if (groupId === null) {
    return counts.trouble > 0 ? t('people-import.done.leftOut', all) : t('people-import.done', done)
  }
  return counts.trouble > 0 ? t('people-import.doneRoster.leftOut', all) : t('people-import.doneRoster', done)
}
