import type { ManagedTerm, Term } from '@isomorph/contract'
import type { ManagedTermRow } from './terms.queries.ts'

interface TermRow {
  readonly id: number
  readonly name: string
  readonly startDate: Date
  readonly endDate: Date
}

export function viewTerm({ id, name, startDate, endDate }: TermRow): Term {
  return { id, name, startDate: startDate.toISOString(), endDate: endDate.toISOString() }
}

export function viewManagedTerm({ firstDay, lastDay, courses, ...row }: ManagedTermRow): ManagedTerm {
  return { ...viewTerm(row), firstDay, lastDay, courses }
}
