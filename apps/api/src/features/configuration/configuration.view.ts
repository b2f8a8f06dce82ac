import type { Term } from '@isomorph/contract'

interface TermRow {
  readonly id: number
  readonly name: string
  readonly startDate: Date
  readonly endDate: Date
}

export function viewTerm({ id, name, startDate, endDate }: TermRow): Term {
  return { id, name, startDate: startDate.toISOString(), endDate: endDate.toISOString() }
}
