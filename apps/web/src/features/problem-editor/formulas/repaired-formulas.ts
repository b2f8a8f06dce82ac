import { createContext } from 'react'
import { tryStorage } from '../../../unsaved-work/local-store.ts'

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
  /** The problem has been saved for the first time: its notes go on under its id. */
  readonly moveTo: (problemId: number) => void
}

function keyOf(userId: number, problemId: number | 'new'): string {
  return `mendedFormulas:${userId}:${problemId}`
}

function entriesOf(key: string): Record<string, RepairedFormula> {
  const stored = tryStorage(() => JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, RepairedFormula>)
  return stored ?? {}
}

/** Where nothing can be stored the notes last as long as the page. */
function saveEntries(key: string, entries: Record<string, RepairedFormula>): void {
  const isEmpty = Object.keys(entries).length === 0
  tryStorage(() => {
    if (isEmpty) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(entries))
  })
}

/** Keeps the notes in this tab, so that they outlast a reload. */
export function createRepairedFormulas(userId: number, problemId: number | 'new'): RepairedFormulas {
  let key = keyOf(userId, problemId)
  const entries = new Map(Object.entries(entriesOf(key)))
  return {
    read: (path) => entries.get(path),
    write(path, formula) {
      if (formula) entries.set(path, formula)
      else entries.delete(path)
      saveEntries(key, Object.fromEntries(entries))
    },
    moveTo(id) {
      saveEntries(key, {})
      key = keyOf(userId, id)
      saveEntries(key, Object.fromEntries(entries))
    },
  }
}

export const RepairedFormulasContext = createContext<RepairedFormulas>({
  read: () => undefined,
  write: () => undefined,
  moveTo: () => undefined,
})
