/** A value as people see it: the same in a sentence and in mathematics. */
export interface ShownValue {
  /** In a sentence: `−4`, `1,250`, `3/4`. */
  readonly text: string
  /** In mathematics: `-4`, `1{,}250`, `\frac{3}{4}`. */
  readonly latex: string
  /** Whether a sentence needs it set as mathematics (fractions, powers of ten, complex numbers). */
  readonly isMath: boolean
  /** Whether `latex` begins with a minus sign that belongs to the whole value. */
  readonly isNegative: boolean
  /** `1` or `-1`, which vanish before a letter. */
  readonly isUnit: boolean
  /** Whether it must stand in brackets before an exponent or beside a factor even when it is positive. */
  readonly isCompound: boolean
}

/** Text that is no number, such as the value of a rich-text variable. */
export function shownText(text: string): ShownValue {
  const escaped = text.replace(/[\\{}$&#^_%~]/g, (character) =>
    character === '\\'
      ? '\\backslash '
      : character === '^' || character === '~'
        ? `\\${character}{}`
        : `\\${character}`,
  )
  return { text, latex: `\\text{${escaped}}`, isMath: false, isNegative: false, isUnit: false, isCompound: false }
}
