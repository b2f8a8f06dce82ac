import { lexLatexToken } from '../tokens/latex-tokens.ts'
import { skipSpace, startLexer } from '../tokens/lexer.ts'
import type { Lexer } from '../tokens/lexer-state.ts'
import { canonicalName, greekName } from './names.ts'
import { settingsFrom } from '../settings.ts'
import type { Settings } from '../settings.ts'
import { isDigit, isLetter } from '../tokens/code-points.ts'
import { ReadFailure } from '../tokens/tokens.ts'

/** A name as it stands in LaTeX: `v_{0}` from the v to the closing brace. */
export interface NameInLatex {
  /** The canonical spelling, such as `v_0`. */
  readonly name: string
  readonly from: number
  readonly to: number
}

export interface NameSearch {
  /** Commands whose braces are not looked into, without backslash. */
  readonly opaque?: ReadonlySet<string>
  /** Looks for names in the subscripts of other names, too: the n of `a_n`. */
  readonly withinSubscripts?: boolean
}

/** A name as the sequence of its letters: Greek letters by their name, digits as they are. */
interface Sought {
  readonly name: string
  readonly base: readonly string[]
  readonly subscript: string | undefined
}

/** Names made ready to be looked for, by their first letter: the longest first, so that `mass` is not m·a·s·s. */
export interface NameIndex {
  readonly byLetter: ReadonlyMap<string, readonly Sought[]>
  readonly settings: Settings
}

const withoutFormula = new Set(['begin', 'end', 'placeholder', 'color', 'class', 'htmlData'])

function lettersOf(part: string): readonly string[] {
  return greekName(part) === undefined ? Array.from(part, (each) => greekName(each) ?? each) : [greekName(part)!]
}

/** Prepares names for `namesInLatex`; one index serves many formulas. */
export function indexNames(names: Iterable<string>): NameIndex {
  const byLetter = new Map<string, Sought[]>()
  const variables = [...new Set(Array.from(names, canonicalName))]
  for (const name of variables) {
    const [part = '', subscript] = name.split('_')
    const base = lettersOf(part)
    const first = base[0]
    if (first === undefined) continue
    const sought = { name, base, subscript: subscript === undefined ? undefined : lettersOf(subscript).join('') }
    byLetter.set(first, [...(byLetter.get(first) ?? []), sought])
  }
  for (const list of byLetter.values()) list.sort((one, other) => other.base.length - one.base.length)
  return { byLetter, settings: settingsFrom({ mode: 'latex', units: false, maxNodes: Infinity, variables }) }
}

/**
 * Where names stand in LaTeX, in the order of writing. The letters of functions, words and units are none, and a letter
 * with a subscript is another name than the letter alone. What cannot be read is passed over, so that a formula may be
 * half typed.
 *
 * @example namesInLatex('\\frac{v_0^2}{2x}', indexNames(['v_0', 'v'])) // v_0 from 6 to 9
 */
export function namesInLatex(latex: string, index: NameIndex, search: NameSearch = {}): readonly NameInLatex[] {
  const found: NameInLatex[] = []
  if (index.byLetter.size === 0) return found
  const lexer = startLexer(latex, index.settings)
  for (passSpace(lexer); lexer.at < latex.length; passSpace(lexer)) {
    const from = lexer.at
    // A word of letters is a name before it is a function, and a function before it is letters: as everywhere.
    const isLetter = nameAt(latex, from, index, 'words') === undefined && readOn(lexer, search)
    const name = nameAt(latex, from, index, isLetter ? 'letters' : 'words')
    if (name) {
      found.push(name)
      lexer.at = name.to
    } else if (isLetter && !search.withinSubscripts) lexer.at = subscriptAt(latex, lexer.at)?.to ?? lexer.at
  }
  return found
}

/** Characters that hide or turn text are no space and no name; they are passed over like one. */
function passSpace(lexer: Lexer): void {
  try {
    skipSpace(lexer)
  } catch (failure) {
    if (!(failure instanceof ReadFailure)) throw failure
    lexer.at++
  }
}

/** Goes on by one token; says whether it was a letter that stands for something. */
function readOn(lexer: Lexer, search: NameSearch): boolean {
  const from = lexer.at
  const command = commandAt(lexer.input, from)
  if (command !== undefined && (search.opaque?.has(command) || withoutFormula.has(command))) {
    const open = from + 1 + command.length
    lexer.at = lexer.input[open] === '{' ? groupEnd(lexer.input, open) : open
    return false
  }
  const count = lexer.tokens.length
  try {
    lexLatexToken(lexer)
  } catch (failure) {
    if (!(failure instanceof ReadFailure)) throw failure
    lexer.at = Math.max(lexer.at, from + 1)
  }
  if (lexer.at === from) lexer.at++
  const isUpright = /^\\(?:math|text|op)/.test(lexer.input.slice(from, from + 5))
  return lexer.tokens.length > count && lexer.tokens.at(-1)?.kind === 'symbol' && !isUpright
}

function commandAt(latex: string, at: number): string | undefined {
  if (latex[at] !== '\\') return undefined
  let end = at + 1
  while (isLetter(latex.charCodeAt(end))) end++
  return latex.slice(at + 1, end)
}

/** One letter or digit of a name: a plain one, or a Greek one as a command or character. */
function letterAt(latex: string, at: number): { readonly letter: string; readonly to: number } | undefined {
  const code = latex.charCodeAt(at)
  if (isLetter(code) || isDigit(code)) return { letter: latex[at]!, to: at + 1 }
  const command = commandAt(latex, at)
  const greek = greekName(command ?? latex[at] ?? '')
  if (greek === undefined || command === '') return undefined
  return { letter: greek, to: command === undefined ? at + 1 : at + 1 + command.length }
}

function nameAt(latex: string, at: number, index: NameIndex, among: 'words' | 'letters'): NameInLatex | undefined {
  const first = letterAt(latex, at)
  const candidates = first && index.byLetter.get(first.letter)
  if (!candidates) return undefined
  for (const { name, base, subscript } of candidates) {
    if (base.length > 1 !== (among === 'words')) continue
    const end = endOfLetters(latex, at, base)
    if (end === undefined) continue
    const script = subscriptAt(latex, end)
    if (script?.text === subscript) return { name, from: at, to: script?.to ?? end }
  }
  return undefined
}

function endOfLetters(latex: string, at: number, letters: readonly string[]): number | undefined {
  let end = at
  for (const wanted of letters) {
    // A command ends with a space where a letter follows: `\Delta x`.
    if (end > at && /\\[A-Za-z]+$/.test(latex.slice(at, end))) while (latex[end] === ' ') end++
    const found = letterAt(latex, end)
    if (found?.letter !== wanted) return undefined
    end = found.to
  }
  return end
}

/** LaTeX skips the space around the sign of a subscript. */
function afterSpace(latex: string, at: number): number {
  return at + (/^\s*/.exec(latex.slice(at))?.[0].length ?? 0)
}

/** The subscript that begins here, without regard to how it is set: `_0`, `_{max}`, `_{\mathrm{max}}`, `_\max`. */
function subscriptAt(latex: string, at: number): { readonly text: string; readonly to: number } | undefined {
  const sign = afterSpace(latex, at)
  if (latex[sign] !== '_') return undefined
  const from = afterSpace(latex, sign + 1)
  if (latex[from] === '{') {
    const to = groupEnd(latex, from)
    return { text: textOf(latex.slice(from + 1, to - 1)), to }
  }
  const command = commandAt(latex, from)
  const end = command === undefined ? from + 1 : from + 1 + Math.max(1, command.length)
  const to = latex[end] === '{' && takesText.test(command ?? '') ? groupEnd(latex, end) : end
  return { text: textOf(latex.slice(from, to)), to }
}

/** Commands that set the group behind them: `_\mathrm{max}`. */
const takesText = /^(?:math[a-z]+|text[a-z]*|operatorname|variable)$/

const plain = settingsFrom({ mode: 'latex', units: false })

function textOf(subscript: string): string {
  const lexer = startLexer(subscript, plain)
  try {
    for (skipSpace(lexer); lexer.at < subscript.length; skipSpace(lexer)) lexLatexToken(lexer)
  } catch (failure) {
    if (!(failure instanceof ReadFailure)) throw failure
    return '\\'
  }
  return lexer.tokens.map(({ text }) => text).join('')
}

/** Behind the brace that closes the group opened here, or the end. */
export function groupEnd(latex: string, open: number): number {
  let depth = 0
  for (let at = open; at < latex.length; at++) {
    if (latex[at] === '\\') at++
    else if (latex[at] === '{') depth++
    else if (latex[at] === '}' && --depth === 0) return at + 1
  }
  return latex.length
}
