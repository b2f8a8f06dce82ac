/** The text and the place in it. Reading that fails gives undefined and is given up as a whole. */
export interface Scanner {
  readonly text: string
  at: number
}

/** What the pattern, which is sticky, finds at this place; the place moves behind it. */
export function take(scanner: Scanner, pattern: RegExp): RegExpExecArray | undefined {
  pattern.lastIndex = scanner.at
  const match = pattern.exec(scanner.text)
  if (match) scanner.at += match[0].length
  return match ?? undefined
}
