import { createContext } from 'react'

/** What was repaired in a formula, and how it was before. Stored in the browser: the members keep their names. */
export interface RepairedFormula {
  readonly repairs: readonly string[]
  readonly original: string
  readonly mended: string
  /** The author wants it as it was typed. */
  readonly isKept: boolean
}

/** The repaired formulas of one problem, by the path of their field, until the author has answered. */
export interface RepairedFormulas {
  readonly read: (path: string) => RepairedFormula | undefined
  readonly write: (path: string, formula: RepairedFormula | undefined) => void
}

function keyOf(userId: number, problemId: number | 'new'): string {
  return `mendedFormulas:${userId}:${problemId}`
}

function entriesOf(key: string): Record<string, RepairedFormula> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, RepairedFormula>
  } catch {
    return {}
  }
}

function saveEntries(key: string, entries: Record<string, RepairedFormula>): void {
  try {
    if (Object.keys(entries).length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(entries))
  } catch {
    // A full or forbidden storage must not stop anybody from writing; the notes then last as long as the page.
  }
}

/** Keeps the notes in this tab, so that they outlast a reload. */
export function createRepairedFormulas(userId: number, problemId: number | 'new'): RepairedFormulas {
  const key = keyOf(userId, problemId)
  const entries = new Map(Object.entries(entriesOf(key)))
  return {
    read: (path) => entries.get(path),
    write(path, formula) {
      if (formula) entries.set(path, formula)
      else entries.delete(path)
      saveEntries(key, Object.fromEntries(entries))
    },
  }
}

/** The problem has been saved for the first time: its notes go on under its id. */
export function moveRepairedFormulas(userId: number, problemId: number): void {
  saveEntries(keyOf(userId, problemId), entriesOf(keyOf(userId, 'new')))
  saveEntries(keyOf(userId, 'new'), {})
}

export const RepairedFormulasContext = createContext<RepairedFormulas>({
  read: () => undefined,
  write: () => undefined,
})
