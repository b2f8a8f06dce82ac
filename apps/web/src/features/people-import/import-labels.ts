import { nameOfBaseRole } from '@isomorph/access'
import { importOutcomes, type ImportOutcome, type PeopleImport, type PeopleImportRow } from '@isomorph/contract'
import type { Tone } from '@isomorph/ui'
import { counted, formatCount } from '../../numbers/counts.ts'

/** What is said of each outcome. */
export const outcomeLooks: Readonly<Record<ImportOutcome, { readonly label: string; readonly tone: Tone }>> = {
  new: { label: 'New', tone: 'success' },
  changed: { label: 'Changed', tone: 'primary' },
  known: { label: 'Known', tone: 'neutral' },
  trouble: { label: 'Error', tone: 'error' },
}

const fieldNames: Readonly<Record<string, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  uid: 'UID',
  puid: 'PUID',
}

/** What will happen with a row, or has happened, in words: `Last name: Tester → Lovelace`. */
export function changeLabels(row: PeopleImportRow, isDone: boolean): string[] {
  const becomes = isDone ? 'Became' : 'Becomes'
  if (row.outcome === 'trouble') return row.reasons
  if (row.outcome === 'known') return [isDone ? 'Nothing changed.' : 'Nothing changes.']
  if (row.outcome === 'new') return [`${becomes} a person here${row.role ? ` and ${nameOfBaseRole(row.role)}` : ''}.`]
  return row.changes.map(({ field, before, after }) =>
    field === 'role'
      ? `${becomes} ${nameOfBaseRole(after)}.`
      : `${fieldNames[field] ?? field}: ${before || 'none'} → ${after}`,
  )
}

/** Which columns of the file nothing is taken from; empty where there are none. */
export function unusedWords({
  unusedColumns,
  unusedColumnCount,
}: Pick<PeopleImport, 'unusedColumns' | 'unusedColumnCount'>): string {
  if (unusedColumnCount === 0) return ''
  const named = unusedColumns.map((column) => `“${column}”`).join(', ')
  const rest = unusedColumnCount - unusedColumns.length
  const count = unusedColumnCount === 1 ? 'One column is' : `${unusedColumnCount} columns are`
  return `${count} not used: ${named}${rest > 0 ? ` and ${rest} more` : ''}.`
}

/** Tabs over the rows: all, and each outcome that there is. */
export function outcomeTabs({ counts, rowCount }: Pick<PeopleImport, 'counts' | 'rowCount'>) {
  return [
    { value: 'all', label: `All ${formatCount(rowCount)}` },
    ...importOutcomes
      .filter((outcome) => counts[outcome] > 0)
      .map((outcome) => ({ value: outcome, label: `${outcomeLooks[outcome].label} ${formatCount(counts[outcome])}` })),
  ] as const
}

/** What the button does: `Import 3 people`, and how many lines it leaves out. */
export function applyWords({ counts }: Pick<PeopleImport, 'counts'>): { button: string; leftOut: string } {
  const doing = counts.new + counts.changed
  return {
    button: `Import ${counted(doing, 'person', 'people')}`,
    leftOut: counts.trouble > 0 ? `${counted(counts.trouble, 'line', 'lines')} with errors will be left out.` : '',
  }
}

/** What was done: `2 people added, 1 changed.` */
export function doneWords({ counts, groupId }: Pick<PeopleImport, 'counts' | 'groupId'>): string {
  const parts = [
    `${counted(counts.new, 'person', 'people')} added`,
    `${formatCount(counts.changed)} ${groupId === null ? 'changed' : 'given a role or changed'}`,
    ...(counts.trouble > 0 ? [`${counted(counts.trouble, 'line', 'lines')} left out`] : []),
  ]
  return `${parts.join(', ')}.`
}
