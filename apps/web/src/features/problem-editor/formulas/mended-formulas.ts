import { createContext } from 'react'

/** What was mended in a formula, and how it was before. */
export interface MendedFormula {
  readonly repairs: readonly string[]
  readonly original: string
  readonly mended: string
  /** The author wants it as it was typed. */
  readonly isKept: boolean
}

/** The mended formulas of one problem, by the path of their field, until the author has answered. */
export interface MendedFormulas {
  readonly read: (path: string) => MendedFormula | undefined
  readonly write: (path: string, mended: MendedFormula | undefined) => void
}

function keyOf(userId: number, problemId: number | 'new'): string {
  return `mendedFormulas:${userId}:${problemId}`
}

function entriesOf(key: string): Record<string, MendedFormula> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, MendedFormula>
  } catch {
    return {}
  }
}

function keepEntries(key: string, entries: Record<string, MendedFormula>): void {
  try {
    if (Object.keys(entries).length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(entries))
  } catch {
    // A full or forbidden storage must not stop anybody from writing; the notes then last as long as the page.
  }
}

/** Keeps the notes in this tab, so that they outlast a reload. */
export function createMendedFormulas(userId: number, problemId: number | 'new'): MendedFormulas {
  const key = keyOf(userId, problemId)
  const entries = new Map(Object.entries(entriesOf(key)))
  return {
    read: (path) => entries.get(path),
    write(path, mended) {
      if (mended) entries.set(path, mended)
      else entries.delete(path)
      keepEntries(key, Object.fromEntries(entries))
    },
  }
}

/** The problem has been saved for the first time: its notes go on under its id. */
export function moveMendedFormulas(userId: number, problemId: number): void {
  keepEntries(keyOf(userId, problemId), entriesOf(keyOf(userId, 'new')))
  keepEntries(keyOf(userId, 'new'), {})
}

export const MendedFormulasContext = createContext<MendedFormulas>({ read: () => undefined, write: () => undefined })
