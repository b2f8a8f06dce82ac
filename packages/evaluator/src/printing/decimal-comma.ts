/** Signs of numbers as they are printed: commas that group, points before decimals; in LaTeX a bare comma separates. */
const inLatex = /\{,\}|(?<=\d),(?=\d)|(?<=\d)\.(?=\d|\\overline|\\dot)|(?<!\d)\.(?=\d)|(?<=\d)\./g
const inText = /(?<=\d),(?=\d{3})|(?<=\d)\.(?=\d)|(?<![\d.])\.(?=\d)|(?<=\d)\.(?=$|[^\w.])/g

/** Behind a point, where it stands before decimals. */
const decimals = /^(?:\d|\\overline|\\dot)/

/**
 * Numbers with a decimal comma in place of a decimal point, and with points in place of the commas that group.
 *
 * @example withDecimalComma('1{,}234.5', 'latex') // 1.234{,}5
 */
export function withDecimalComma(printed: string, mode: 'latex' | 'text'): string {
  const comma = mode === 'latex' ? '{,}' : ','
  return printed.replace(mode === 'latex' ? inLatex : inText, (sign, at: number) => {
    if (sign !== '.') return sign === ',' && mode === 'latex' ? ';' : '.'
    if (!decimals.test(printed.slice(at + 1))) return ''
    return /\d/.test(printed[at - 1] ?? '') ? comma : `0${comma}`
  })
}
