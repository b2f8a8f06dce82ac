import { createLocalStore, type LocalEntry } from './local-store.ts'
import type { SaveReason } from './unsaved-registry.ts'

/** The changed fields of a form. */
export interface FormBackup {
  readonly because: SaveReason
  readonly changes: Readonly<Record<string, unknown>>
  /** No secret field was left out. */
  readonly isWhole: boolean
  /** How often the form broke before it came to show this. */
  readonly failedRestores?: number
}

export const maximumCharacters = 500_000
const maximumFailedRestores = 3

const store = createLocalStore<FormBackup>({
  storage: () => sessionStorage,
  prefix: 'persist:kept:',
  parse: (json) => (typeof (json as FormBackup | null)?.changes === 'object' ? (json as FormBackup) : null),
  maximumCharacters,
})

/** Entries that were read and not removed since, by their keys. */
const unrestored = new Map<string, LocalEntry<FormBackup>>()

/** Unsaved form input of this tab, each under the user who typed it and the place of the form. */
export const formBackups = {
  /** Whether the input is stored now. Input that cannot be stored leaves no older backup behind. */
  write(userId: number, place: string, backup: FormBackup): boolean {
    const entry = store.entry(userId, place)
    return entry.clear() && entry.write(backup)
  },
  read(userId: number, place: string): FormBackup | null {
    const entry = store.entry(userId, place)
    unrestored.set(entry.key, entry)
    return entry.read()
  },
  /** To be called once the form shows what was read. */
  remove(userId: number, place: string): void {
    const entry = store.entry(userId, place)
    unrestored.delete(entry.key)
    entry.clear()
  },
  /** Counts for each backup that its form broke before it was shown; after three times it is removed. */
  countFailedRestores(): void {
    for (const entry of unrestored.values()) {
      const backup = entry.read()
      if (backup === null) continue
      const failedRestores = (backup.failedRestores ?? 0) + 1
      if (failedRestores < maximumFailedRestores) entry.write({ ...backup, failedRestores })
      else entry.clear()
    }
    unrestored.clear()
  },
  /** Removes all backups of one user, or of everybody. */
  clear: store.clear,
}
