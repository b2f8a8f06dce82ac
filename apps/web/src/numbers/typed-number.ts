/** Digits with one decimal sign at most: no `0x10`, no `1e3`. */
const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)$/

/** A number as people type it, also with a decimal comma or the minus of typesetting: null where nothing is typed, NaN where it is no number. */
export function typedNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.').replace('−', '-')
  if (plain === '') return null
  return decimal.test(plain) ? Number(plain) : Number.NaN
}

/** The same where a percent sign may stand behind. */
export function typedPercent(text: string): number | null {
  return typedNumber(text.replace(/\s*%\s*$/, ''))
}
