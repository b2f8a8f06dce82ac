import { formulaFromText } from './formula-from-text.ts'
import { isSound } from './is-sound.ts'
import { mathmlToLatex } from './mathml-to-latex.ts'
import { wordToLatex } from './word-to-latex.ts'

/** What a clipboard holds. */
interface Clipboard {
  readonly text: string
  readonly html: string
}

/** How pasted content is taken. `stored`: variables stand as `\variable{v}`. `text`: no formula, so it stays as it is. */
export type PastedFormula =
  | { readonly as: 'formula'; readonly stored: string }
  | { readonly as: 'MathML' | 'word' | 'LaTeX'; readonly latex: string }
  | { readonly as: 'typed'; readonly ascii: string }
  | { readonly as: 'text' }

/** The formula in a clipboard, by the first way to write formulas that is recognised in it. */
export function formulaFromClipboard({ text, html }: Clipboard): PastedFormula {
  const own = ownFormula(html)
  if (own !== undefined) return { as: 'formula', stored: own }
  const mathml = mathmlIn(html) ?? mathmlIn(text)
  if (mathml !== undefined) return { as: 'MathML', latex: mathml }
  const word = wordToLatex(html)
  if (word !== undefined) return { as: 'word', latex: word }
  if (isUnreadMath.test(text)) return { as: 'text' }
  const typed = formulaFromText(text)
  if (typed.format === 'latex') return isSound(typed.text) ? { as: 'LaTeX', latex: typed.text } : { as: 'text' }
  return isProse.test(text) ? { as: 'text' } : { as: 'typed', ascii: typed.text }
}

/** MathML that could not be taken over is no formula in its signs either. */
const isUnreadMath = /<\/?(?:mml:)?math[\s>]/

/** Two words in a row, neither of which is mathematics. */
const isProse =
  /(?:^|[\s,.;])(?!sin|cos|tan|ln|log|sqrt|exp|pi)[A-Za-z]{2,}[,.;:]?\s+(?!sin|cos|tan|ln|log|sqrt|exp|pi)[A-Za-z]{2,}/

/** A formula of our texts that was copied alone. */
function ownFormula(html: string): string | undefined {
  if (!html.includes('data-latex')) return undefined
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const formulas = body.querySelectorAll('[data-latex]')
  const [only] = formulas
  const isAlone = formulas.length === 1 && body.textContent?.trim() === (only?.textContent ?? '').trim()
  return isAlone ? (only?.getAttribute('data-latex') ?? undefined) : undefined
}

function mathmlIn(source: string): string | undefined {
  if (!/<(?:mml:)?math[\s>]/.test(source)) return undefined
  const plain = source.replaceAll(/(<\/?)mml:/g, '$1')
  const math = new DOMParser().parseFromString(plain, 'text/html').querySelectorAll('math')
  const [only] = math
  return only && math.length === 1 ? mathmlToLatex(only) : undefined
}
