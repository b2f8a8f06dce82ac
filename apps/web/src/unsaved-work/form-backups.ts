import type { SaveReason } from './unsaved-registry.ts'

/** What is kept of a form. */
export interface FormBackup {
  readonly because: SaveReason
  readonly changes: Readonly<Record<string, unknown>>
  /** Nothing that was typed was left out for being secret. */
  readonly isWhole: boolean
}

const prefix = 'persist:kept:'
/** Longer drafts are not kept: a tab has room for a few million characters in all. */
export const mostCharacters = 500_000

function keyOf(userId: number, place: string): string {
  return `${prefix}${userId}:${place}`
}

function parse(text: string | null): FormBackup | undefined {
  const value = JSON.parse(text ?? 'null') as FormBackup | null
  return typeof value?.changes === 'object' ? value : undefined
}

/** Unsaved drafts of forms in the storage of this tab, each under the person who typed it and the place of the form. */
export const formBackups = {
  /** Whether the draft is kept now. One that cannot be kept leaves no older one behind. */
  write(userId: number, place: string, draft: FormBackup): boolean {
    const key = keyOf(userId, place)
    const text = JSON.stringify(draft)
    try {
      sessionStorage.removeItem(key)
      if (text.length > mostCharacters) return false
      sessionStorage.setItem(key, text)
      return true
    } catch {
      return false
    }
  },
  read(userId: number, place: string): FormBackup | undefined {
    try {
      return parse(sessionStorage.getItem(keyOf(userId, place)))
    } catch {
      return undefined
    }
  },
  forget(userId: number, place: string): void {
    try {
      sessionStorage.removeItem(keyOf(userId, place))
    } catch {
      // Storage that is switched off holds nothing.
    }
  },
  /** Forgets all drafts of somebody, or of everybody. */
  clear(userId?: number): void {
    try {
      const start = userId === undefined ? prefix : keyOf(userId, '')
      const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(start))
      for (const key of keys) sessionStorage.removeItem(key)
    } catch {
      // As above.
    }
  },
}
