/** What a backup is made of: a compressed tar with the description first, then tables and files, the sums last. */

export const archiveFormat = 1
export const descriptionName = 'isomorph-backup.json'
export const sumsName = 'sums.json'

/** A table as it was, without what PostgreSQL computes from other columns. */
export interface SavedTable {
  /** `public.users` */
  readonly name: string
  readonly columns: readonly string[]
}

/** A month of a table that grows by the month. */
export interface SavedPartition {
  readonly name: string
  readonly parent: string
  /** `FOR VALUES FROM (…) TO (…)` */
  readonly bound: string
}

export interface SavedSequence {
  readonly name: string
  readonly value: string
}

/** Stands first, so that a restore is refused before it changes anything. */
export interface BackupDescription {
  readonly format: number
  readonly release: string
  readonly madeAt: string
  readonly postgres: string
  readonly migrations: readonly string[]
  readonly queueMigration: number
  readonly tables: readonly SavedTable[]
  readonly partitions: readonly SavedPartition[]
  readonly sequences: readonly SavedSequence[]
}

/** Stands last: an archive without it was cut off. */
export interface BackupSums {
  readonly tables: Readonly<Record<string, { readonly rows: number; readonly sha256: string }>>
  readonly files: Readonly<Record<string, string>>
  /** Files that the database names and that were not there. */
  readonly missing: readonly string[]
}

/** A reason for which a backup or a restore is refused; `message` is a full sentence to show. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

const missingFilesNamed = 20

/** Says of a backup that is made otherwise what is not in it. */
export function missingFiles(names: readonly string[]): string {
  const more = names.length > missingFilesNamed ? ', …' : ''
  return `The backup is made, but files that the database names are not there: ${names.slice(0, missingFilesNamed).join(', ')}${more}`
}

export type Say = (line: string) => void

const tellMilliseconds = 2000

/** Says how far it is, at most every two seconds. */
export function createProgress(say: Say): (line: () => string) => void {
  let told = Date.now()
  return (line) => {
    if (Date.now() - told < tellMilliseconds) return
    told = Date.now()
    say(line())
  }
}

const mega = 1_000_000

export function megabytes(bytes: number): string {
  return `${(bytes / mega).toFixed(1)} MB`
}
