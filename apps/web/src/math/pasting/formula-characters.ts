/** Characters of web pages and word processors, as LaTeX of a field. Letters of other alphabets stay as they are. */
const spelled: Readonly<Record<string, string>> = {
  '−': '-',
  '×': '\\times ',
  '·': '\\cdot ',
  '⋅': '\\cdot ',
  '∙': '\\cdot ',
  '∗': '\\cdot ',
  '*': '\\cdot ',
  '÷': '\\div ',
  '≤': '\\le ',
  '≥': '\\ge ',
  '≠': '\\ne ',
  '≈': '\\approx ',
  '±': '\\pm ',
  '∓': '\\mp ',
  '∞': '\\infty ',
  '→': '\\to ',
  '∈': '\\in ',
  '∑': '\\sum ',
  '∏': '\\prod ',
  '∫': '\\int ',
  '∂': '\\partial ',
  '°': '^{\\circ}',
  '{': '\\{',
  '}': '\\}',
  '%': '\\%',
  '#': '\\#',
  '&': '\\&',
  $: '\\$',
  _: '\\_',
  '\\': '\\backslash ',
  // Invisible: application of a function, product, separator, sum; and spaces.
  '\u2061': '',
  '\u2062': '',
  '\u2063': '',
  '\u2064': '',
  '\u00a0': '',
}

const functionNames = /^(?:arc)?(?:sin|cos|tan|cot|sec|csc)h?$|^(?:ln|log|exp|lim|min|max|det|gcd)$/

/** Letters that word processors set in italics by a character of their own. */
const slanted = /[\u{1d400}-\u{1d7ff}ℎ]/u

/** The signs of a formula, one by one; the name of a function is one sign. */
export function charactersAsLatex(text: string): string {
  const trimmed = text.trim()
  if (functionNames.test(trimmed)) return `\\${trimmed} `
  return Array.from(trimmed, (sign) => spelled[sign] ?? sign.replace(slanted, (letter) => letter.normalize('NFKC')))
    .join('')
    .replaceAll(/\s+/g, ' ')
}

const accents: Readonly<Record<string, string>> = {
  '¯': 'bar',
  '‾': 'bar',
  '\u0305': 'bar',
  '^': 'hat',
  '\u0302': 'hat',
  '→': 'vec',
  '\u20d7': 'vec',
  '˙': 'dot',
  '\u0307': 'dot',
  '¨': 'ddot',
  '\u0308': 'ddot',
  '~': 'tilde',
  '\u0303': 'tilde',
}

/** The command that sets an accent. */
export function accentNamed(sign: string): string | undefined {
  const name = accents[sign.trim()]
  return name === undefined ? undefined : `\\${name}`
}

const fences: Readonly<Record<string, string>> = { '{': '\\{', '}': '\\}', '⟨': '\\langle ', '⟩': '\\rangle ', '': '.' }

/** A bracket behind `\left` or `\right`. */
export function fenceAsLatex(sign: string): string {
  return fences[sign.trim()] ?? sign.trim()
}
