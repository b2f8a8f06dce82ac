/** The signs of numbers in LaTeX: commas that group (`{,}`), and points beside a digit (`2.5`, `.5`, `2.`). */
const inLatex = /\{,\}|(?<=\d)\.|\.(?=\d)/g
/** The same in text, where a point that ends a number must not belong to something else: a word or further points. */
const inText = /(?<=\d),(?=\d{3})|(?<=\d)\.(?=\d)|(?<![\d.])\.(?=\d)|(?<=\d)\.(?=$|[^\w.])/g

/** How what follows a point begins where the point stands before decimals. */
const decimals = /^(?:\d|\\overline|\\dot)/

/** A comma that separates, as LaTeX has it: neither `\,` nor `{,}`. */
const separator = /(?<![\\{]),/g
const betweenNumbers = /\d,(?:\.?\d|\\(?:overline|dot))/

/** Commas that separate, as semicolons where one of them would become a decimal comma. */
function separated(latex: string): string {
  return betweenNumbers.test(latex) ? latex.replaceAll(separator, ';') : latex
}

/**
 * Numbers with a decimal comma in place of a decimal point, and with points in place of the commas that group.
 *
 * @example withDecimalComma('1{,}234.5', 'latex') // 1.234{,}5
 */
export function withDecimalComma(printed: string, mode: 'latex' | 'text'): string {
  const isLatex = mode === 'latex'
  const text = isLatex ? separated(printed) : printed
  const comma = isLatex ? '{,}' : ','
  return text.replace(isLatex ? inLatex : inText, (sign, at: number) => {
    if (sign !== '.') return '.'
    if (!decimals.test(text.slice(at + 1))) return ''
    return /\d/.test(text[at - 1] ?? '') ? comma : `0${comma}`
  })
}
