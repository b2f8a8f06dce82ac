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
  /** The elements of a list. */
  readonly items?: readonly ShownValue[]
}

/** Several values one after another: `3, 7, 12`, with semicolons where a comma stands within one of them. */
export function shownList(items: readonly ShownValue[]): ShownValue {
  const hasCommas = items.some(({ text }) => text.includes(','))
  return {
    text: items.map(({ text }) => text).join(hasCommas ? '; ' : ', '),
    latex: items.map(({ latex }) => latex).join(hasCommas ? ';\\ ' : ',\\ '),
    isMath: items.some(({ isMath }) => isMath),
    isNegative: false,
    isUnit: false,
    isCompound: true,
    items,
  }
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
