/** Formulas arrive by paste as LaTeX, with or without dollar signs, or as typed text such as `sqrt(2)/x^2`. */

const delimiters: readonly (readonly [string, string])[] = [
  ['$$', '$$'],
  ['\\[', '\\]'],
  ['\\(', '\\)'],
  ['$', '$'],
]

function withoutDelimiters(text: string): string | undefined {
  for (const [open, close] of delimiters) {
    if (text.length > open.length + close.length && text.startsWith(open) && text.endsWith(close)) {
      return text.slice(open.length, text.length - close.length).trim()
    }
  }
  return undefined
}

/** Environments that only say where a formula stands; several lines stay together. */
function withoutEnvironment(text: string): string | undefined {
  const [, name, inner = ''] =
    /^\\begin\{(equation|align|gather|math|displaymath)\*?\}([\s\S]*)\\end\{\1\*?\}$/.exec(text) ?? []
  if (name === undefined) return undefined
  const formula = inner.replaceAll(/\\(?:label\{[^{}]*\}|nonumber|notag)/g, '').trim()
  const isOneLine = !/\\\\|(?<!\\)&/.test(formula)
  if (isOneLine) return formula
  const lines = name === 'gather' ? 'gathered' : 'aligned'
  return `\\begin{${lines}}${formula}\\end{${lines}}`
}

const superscripts: Readonly<Record<string, string>> = {
  '⁰': '0',
  '¹': '1',
  '²': '2',
  '³': '3',
  '⁴': '4',
  '⁵': '5',
  '⁶': '6',
  '⁷': '7',
  '⁸': '8',
  '⁹': '9',
  '⁻': '-',
}

const subscripts = '₀₁₂₃₄₅₆₇₈₉'

/** Spellings of word processors and web pages, in plain characters. */
function plainCharacters(text: string): string {
  return text
    .replaceAll(/[⁰¹²³⁴-⁹⁻]+/g, (run) => `^(${Array.from(run, (each) => superscripts[each] ?? '').join('')})`)
    .replaceAll(/[₀-₉]+/g, (run) => `_(${Array.from(run, (each) => subscripts.indexOf(each)).join('')})`)
    .replaceAll('**', '^')
    .replaceAll('−', '-')
    .replaceAll(/[×·∙⋅]/g, '*')
    .replaceAll('÷', '/')
    .replaceAll(/\s+/g, ' ')
}

/** What text is: LaTeX to insert as it is, or typed text that MathLive reads as ASCII math. */
type WrittenFormula = { readonly format: 'latex' | 'ascii-math'; readonly text: string }

/** Decides how pasted text is read. A backslash, or a brace after `^` or `_`, is LaTeX; all else is typed text. */
export function formulaFromText(pasted: string): WrittenFormula {
  const trimmed = pasted.trim()
  const inner = withoutDelimiters(trimmed) ?? withoutEnvironment(trimmed)
  if (inner !== undefined) return { format: 'latex', text: inner }
  if (/\\[A-Za-z%$&{}]|[_^]\{/.test(trimmed)) return { format: 'latex', text: trimmed.replaceAll(/\s+/g, ' ') }
  return { format: 'ascii-math', text: plainCharacters(trimmed) }
}
