/** A column that says whom a row is about, or who did something. */
export interface PersonReference {
  readonly table: string
  readonly column: string
  /** What the file with a person's data takes from their rows. */
  readonly exported: Exported | LeftOut
  /** What becomes of their rows when they are erased. */
  readonly erased: Erased
}

export interface Exported {
  /** The member of the file that lists the rows. */
  readonly section: string
  readonly columns: readonly string[]
  /** Columns that stay here, and why. */
  readonly without?: { readonly columns: readonly string[]; readonly because: string }
  /** A condition that rows must meet as well. */
  readonly where?: string
}

interface LeftOut {
  readonly leftOutBecause: string
}

export type Erased =
  | { readonly kind: 'deleted' }
  /** The row stays, without the texts that `set` replaces: column to SQL. */
  | { readonly kind: 'blanked'; readonly set: Readonly<Record<string, string>> }
  /** Done by the database's own `erase_written_once`, since the application may not change these rows. */
  | { readonly kind: 'writtenOnce'; readonly what: string }
  | { readonly kind: 'kept'; readonly because: string }
  /** An act of `erase-person.ts` of its own. */
  | { readonly kind: 'apart'; readonly what: string }

export function isExported(exported: PersonReference['exported']): exported is Exported {
  return 'section' in exported
}

export const deleted: Erased = { kind: 'deleted' }

export function kept(because: string): Erased {
  return { kind: 'kept', because }
}

export function leftOut(because: string): LeftOut {
  return { leftOutBecause: because }
}

/** Who did something for the course or the product: it stays theirs, under the number that is left of them. */
export function doneBy(table: string, column: string): PersonReference {
  return {
    table,
    column,
    exported: leftOut('It says who did something about others; acts of one’s own stand in the audit log.'),
    erased: kept('It says who did something, by a number that names nobody any more.'),
  }
}

/** Rows of the sitting: the file shows them as the pages of the sitting do, so that nothing is told before its release. */
export function inSittings(table: string, column: string, erased: Erased): PersonReference {
  return { table, column, exported: leftOut('It is in the sittings, as far as it is released.'), erased }
}

/** Rows that end by themselves within days, or are secrets. */
export function passing(table: string, column: string, because: string): PersonReference {
  return { table, column, exported: leftOut(because), erased: deleted }
}

const ofSessions = /(^|_)session_id$/

/** The condition that a row leads to a person; `$1` is the person. */
export function conditionOf({ column }: Pick<PersonReference, 'column'>): string {
  if (ofSessions.test(column)) return `t.${column} in (select id from sessions where user_id = $1)`
  if (column === 'problem_instance_id')
    return 't.problem_instance_id in (select id from problem_instances where user_id = $1)'
  return `t.${column} = $1`
}
