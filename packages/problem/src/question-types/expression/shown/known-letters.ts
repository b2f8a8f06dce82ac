import type { LetterKinds } from '@isomorph/evaluator'

/** Letters that nobody but the answer may have brought in. */
export interface KnownLetters {
  readonly variables: ReadonlySet<string>
  /** Letters in the maths of the statement. */
  readonly stated: ReadonlySet<string>
  /** What the author says that letters stand for. */
  readonly kinds?: LetterKinds
}

/** A letter that neither the problem nor its statement speaks of. */
export const isFree = (name: string, { variables, stated }: KnownLetters): boolean =>
  !variables.has(name) && !stated.has(name)

/** Whether a letter may be a constant of the answer: the author says so, or its name does and the author says nothing. */
export function isConstant(name: string, usual: ReadonlySet<string>, known: KnownLetters): boolean {
  const kind = known.kinds?.[name]
  return kind === undefined ? usual.has(name) && isFree(name, known) : kind === 'constant'
}
