import type { TokenKind } from './tokens.ts'

type Entry = readonly [kind: TokenKind, text: string]

/** Tokens of single characters that mean the same in both modes. */
export const characters: ReadonlyMap<string, Entry> = new Map<string, Entry>([
  ['+', ['sign', '+']],
  ['-', ['sign', '-']],
  ['−', ['sign', '-']],
  ['–', ['sign', '-']],
  ['‐', ['sign', '-']],
  ['‑', ['sign', '-']],
  ['﹣', ['sign', '-']],
  ['－', ['sign', '-']],
  ['＋', ['sign', '+']],
  ['±', ['sign', '±']],
  ['∓', ['sign', '∓']],
  ['*', ['multiply', 'asterisk']],
  ['∗', ['multiply', 'asterisk']],
  ['·', ['multiply', 'dot']],
  ['⋅', ['multiply', 'dot']],
  ['∙', ['multiply', 'dot']],
  ['•', ['multiply', 'dot']],
  ['×', ['multiply', 'times']],
  ['✕', ['multiply', 'times']],
  ['/', ['divide', 'slash']],
  ['∕', ['divide', 'slash']],
  ['⁄', ['divide', 'slash']],
  ['÷', ['divide', 'divide']],
  ['^', ['power', '^']],
  ['_', ['subscript', '_']],
  ['(', ['open', '(']],
  [')', ['close', ')']],
  ['[', ['open', '[']],
  [']', ['close', ']']],
  ['⌊', ['open', '⌊']],
  ['⌋', ['close', '⌋']],
  ['⌈', ['open', '⌈']],
  ['⌉', ['close', '⌉']],
  ['|', ['bar', '|']],
  ['∣', ['mid', '|']],
  [',', ['comma', ',']],
  [';', ['semicolon', ';']],
  [':', ['colon', ':']],
  ['!', ['bang', '!']],
  ["'", ['prime', "'"]],
  ['’', ['prime', "'"]],
  ['′', ['prime', "'"]],
  ['″', ['prime', "''"]],
  ['%', ['percent', '%']],
  ['°', ['degree', '°']],
  ['º', ['degree', '°']],
  ['$', ['currency', '$']],
  ['€', ['currency', '€']],
  ['£', ['currency', '£']],
  ['¥', ['currency', '¥']],
  ['¢', ['currency', '¢']],
  ['=', ['relation', '=']],
  ['<', ['relation', '<']],
  ['>', ['relation', '>']],
  ['≠', ['relation', '≠']],
  ['≤', ['relation', '≤']],
  ['⩽', ['relation', '≤']],
  ['≥', ['relation', '≥']],
  ['⩾', ['relation', '≥']],
  ['≮', ['relation', '≥']],
  ['≯', ['relation', '≤']],
  ['≰', ['relation', '>']],
  ['≱', ['relation', '<']],
  ['≈', ['relation', '≈']],
  ['∈', ['relation', '∈']],
  ['∉', ['relation', '∉']],
  ['⊂', ['relation', '⊂']],
  ['⊆', ['relation', '⊆']],
  ['∪', ['set-operator', 'union']],
  ['∩', ['set-operator', 'intersection']],
  ['∖', ['set-operator', 'difference']],
  ['∧', ['logic', 'and']],
  ['∨', ['logic', 'or']],
  ['¬', ['logic', 'not']],
  ['⇒', ['logic', 'implies']],
  ['⟹', ['logic', 'implies']],
  ['⇔', ['logic', 'iff']],
  ['⟺', ['logic', 'iff']],
  ['⊕', ['logic', 'xor']],
  ['∠', ['angle', '∠']],
  ['→', ['arrow', '→']],
  ['∞', ['constant', 'infinity']],
  ['ħ', ['symbol', 'ħ']],
  ['ℏ', ['symbol', 'ħ']],
  ['∇', ['symbol', '∇']],
  ['∅', ['word', 'empty-set']],
  ['ℝ', ['word', 'reals']],
  ['ℤ', ['word', 'integers']],
  ['ℚ', ['word', 'rationals']],
  ['ℕ', ['word', 'naturals']],
  ['ℂ', ['word', 'complexes']],
  ['√', ['command', 'sqrt']],
  ['∛', ['command', 'cube-root']],
  ['∑', ['command', 'sum']],
  ['∏', ['command', 'prod']],
  ['∫', ['command', 'int']],
  ['∮', ['command', 'oint']],
  ['∬', ['command', 'iint']],
  ['∭', ['command', 'iiint']],
  ['∂', ['command', 'partial']],
  ['½', ['vulgar', '1/2']],
  ['⅓', ['vulgar', '1/3']],
  ['⅔', ['vulgar', '2/3']],
  ['¼', ['vulgar', '1/4']],
  ['¾', ['vulgar', '3/4']],
  ['⅕', ['vulgar', '1/5']],
  ['⅖', ['vulgar', '2/5']],
  ['⅗', ['vulgar', '3/5']],
  ['⅘', ['vulgar', '4/5']],
  ['⅙', ['vulgar', '1/6']],
  ['⅚', ['vulgar', '5/6']],
  ['⅛', ['vulgar', '1/8']],
  ['⅜', ['vulgar', '3/8']],
  ['⅝', ['vulgar', '5/8']],
  ['⅞', ['vulgar', '7/8']],
])

/** LaTeX commands without arguments of their own, or whose arguments the parser reads. */
export const commands: ReadonlyMap<string, Entry> = new Map<string, Entry>([
  ['cdot', ['multiply', 'dot']],
  ['times', ['multiply', 'times']],
  ['ast', ['multiply', 'asterisk']],
  ['cdotp', ['multiply', 'dot']],
  ['bullet', ['multiply', 'dot']],
  ['div', ['divide', 'divide']],
  ['slash', ['divide', 'slash']],
  ['pm', ['sign', '±']],
  ['mp', ['sign', '∓']],
  ['plusmn', ['sign', '±']],
  ['le', ['relation', '≤']],
  ['leq', ['relation', '≤']],
  ['leqslant', ['relation', '≤']],
  ['ge', ['relation', '≥']],
  ['geq', ['relation', '≥']],
  ['geqslant', ['relation', '≥']],
  ['lt', ['relation', '<']],
  ['gt', ['relation', '>']],
  ['ne', ['relation', '≠']],
  ['neq', ['relation', '≠']],
  ['nless', ['relation', '≥']],
  ['nlt', ['relation', '≥']],
  ['ngtr', ['relation', '≤']],
  ['ngt', ['relation', '≤']],
  ['nleq', ['relation', '>']],
  ['nle', ['relation', '>']],
  ['nleqslant', ['relation', '>']],
  ['ngeq', ['relation', '<']],
  ['nge', ['relation', '<']],
  ['ngeqslant', ['relation', '<']],
  ['approx', ['relation', '≈']],
  ['in', ['relation', '∈']],
  ['notin', ['relation', '∉']],
  ['subset', ['relation', '⊂']],
  ['subseteq', ['relation', '⊆']],
  ['cup', ['set-operator', 'union']],
  ['cap', ['set-operator', 'intersection']],
  ['setminus', ['set-operator', 'difference']],
  ['backslash', ['set-operator', 'difference']],
  ['land', ['logic', 'and']],
  ['wedge', ['logic', 'and']],
  ['lor', ['logic', 'or']],
  ['vee', ['logic', 'or']],
  ['neg', ['logic', 'not']],
  ['lnot', ['logic', 'not']],
  ['Rightarrow', ['logic', 'implies']],
  ['implies', ['logic', 'implies']],
  ['Longrightarrow', ['logic', 'implies']],
  ['Leftrightarrow', ['logic', 'iff']],
  ['iff', ['logic', 'iff']],
  ['Longleftrightarrow', ['logic', 'iff']],
  ['oplus', ['logic', 'xor']],
  ['veebar', ['logic', 'xor']],
  ['barwedge', ['logic', 'nand']],
  ['uparrow', ['logic', 'nand']],
  ['downarrow', ['logic', 'nor']],
  ['angle', ['angle', '∠']],
  ['to', ['arrow', '→']],
  ['rightarrow', ['arrow', '→']],
  ['infty', ['constant', 'infinity']],
  ['pi', ['constant', 'pi']],
  ['emptyset', ['word', 'empty-set']],
  ['varnothing', ['word', 'empty-set']],
  ['R', ['word', 'reals']],
  ['Reals', ['word', 'reals']],
  ['Z', ['word', 'integers']],
  ['Q', ['word', 'rationals']],
  ['N', ['word', 'naturals']],
  ['C', ['word', 'complexes']],
  ['exponentialE', ['constant', 'e']],
  ['imaginaryI', ['constant', 'i']],
  ['imaginaryJ', ['constant', 'i']],
  ['differentialD', ['symbol', 'd']],
  ['lbrace', ['open', '{']],
  ['rbrace', ['close', '}']],
  ['lbrack', ['open', '[']],
  ['rbrack', ['close', ']']],
  ['lparen', ['open', '(']],
  ['rparen', ['close', ')']],
  ['lfloor', ['open', '⌊']],
  ['rfloor', ['close', '⌋']],
  ['lceil', ['open', '⌈']],
  ['rceil', ['close', '⌉']],
  ['lvert', ['open', '|']],
  ['rvert', ['close', '|']],
  ['lVert', ['open', '‖']],
  ['rVert', ['close', '‖']],
  ['vert', ['bar', '|']],
  ['mid', ['mid', '|']],
  ['degree', ['degree', '°']],
  ['circ', ['command', 'circ']],
  ['prime', ['prime', "'"]],
  ['dprime', ['prime', "''"]],
  ['euro', ['currency', '€']],
  ['pounds', ['currency', '£']],
  ['yen', ['currency', '¥']],
  ['frac', ['command', 'frac']],
  ['dfrac', ['command', 'frac']],
  ['tfrac', ['command', 'frac']],
  ['cfrac', ['command', 'frac']],
  ['sqrt', ['command', 'sqrt']],
  ['binom', ['command', 'binom']],
  ['dbinom', ['command', 'binom']],
  ['tbinom', ['command', 'binom']],
  ['sum', ['command', 'sum']],
  ['prod', ['command', 'prod']],
  ['int', ['command', 'int']],
  ['oint', ['command', 'oint']],
  ['iint', ['command', 'iint']],
  ['iiint', ['command', 'iiint']],
  ['lim', ['command', 'lim']],
  ['partial', ['command', 'partial']],
  ['overline', ['command', 'overline']],
  ['bar', ['command', 'overline']],
  ['placeholder', ['command', 'placeholder']],
  ['vec', ['command', 'vec']],
  ['overrightarrow', ['command', 'overrightarrow']],
  ['hat', ['command', 'hat']],
  ['widehat', ['command', 'widehat']],
  ['tilde', ['command', 'tilde']],
  ['widetilde', ['command', 'widetilde']],
  ['dot', ['command', 'dot']],
  ['ddot', ['command', 'ddot']],
  ['imath', ['symbol', 'i']],
  ['jmath', ['symbol', 'j']],
  ['hbar', ['symbol', 'ħ']],
  ['hslash', ['symbol', 'ħ']],
  ['nabla', ['symbol', '∇']],
  ['bmod', ['command', 'mod']],
  ['mod', ['command', 'mod']],
  ['begin', ['command', 'begin']],
  ['end', ['command', 'end']],
])

/** What is left of a relation that `\not` strikes out; between real numbers there is always another that says so. */
export const struckOut: ReadonlyMap<string, string> = new Map([
  ['=', '≠'],
  ['≠', '='],
  ['<', '≥'],
  ['≥', '<'],
  ['>', '≤'],
  ['≤', '>'],
  ['∈', '∉'],
  ['∉', '∈'],
])

/** Commands that change spacing or size only. */
export const ignoredCommands: ReadonlySet<string> = new Set(
  'quad qquad enspace space thinspace medspace thickspace negthinspace displaystyle textstyle scriptstyle limits nolimits big Big bigg Bigg bigl bigr Bigl Bigr biggl biggr Biggl Biggr middle mathopen mathclose mathbin mathrel mathord nonumber'.split(
    ' ',
  ),
)

/** Words within `\text{…}` or typed out in text mode. */
export const words: ReadonlyMap<string, Entry> = new Map<string, Entry>([
  ['and', ['logic', 'and']],
  ['or', ['logic', 'or']],
  ['not', ['logic', 'not']],
  ['implies', ['logic', 'implies']],
  ['iff', ['logic', 'iff']],
  ['xor', ['logic', 'xor']],
  ['nand', ['logic', 'nand']],
  ['nor', ['logic', 'nor']],
  ['true', ['word', 'true']],
  ['false', ['word', 'false']],
  ['none', ['word', 'empty-set']],
  ['no solution', ['word', 'empty-set']],
  ['no solutions', ['word', 'empty-set']],
  ['empty set', ['word', 'empty-set']],
  ['all real numbers', ['word', 'reals']],
  ['all reals', ['word', 'reals']],
  ['all numbers', ['word', 'reals']],
  ['reals', ['word', 'reals']],
  ['infinity', ['constant', 'infinity']],
  ['such that', ['mid', '|']],
  ['union', ['set-operator', 'union']],
])

const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const loweredDigits = '₀₁₂₃₄₅₆₇₈₉'

/** The plain character of a Unicode superscript (`²` → `2`, `⁻` → `-`, `ⁿ` → `n`). */
export function raised(character: string): string | undefined {
  // The empty string is found everywhere; at the end of the input there is no character.
  const digit = character === '' ? -1 : raisedDigits.indexOf(character)
  if (digit >= 0) return String(digit)
  return character === '⁻' ? '-' : character === '⁺' ? '+' : character === 'ⁿ' ? 'n' : undefined
}

/** The plain digit of a Unicode subscript. */
export function lowered(character: string): string | undefined {
  const digit = character === '' ? -1 : loweredDigits.indexOf(character)
  return digit >= 0 ? String(digit) : undefined
}

/** Characters that are invisible and mean nothing. */
export function isInvisible(code: number): boolean {
  return (
    code === 0x200b ||
    code === 0x200c ||
    code === 0x200d ||
    code === 0x2060 ||
    code === 0xfeff ||
    code === 0xad ||
    code === 0x200e ||
    code === 0x200f ||
    code === 0x61c ||
    (code >= 0xfe00 && code <= 0xfe0f) ||
    (code >= 0x2061 && code <= 0x2064)
  )
}

/** Characters that make text appear in another order than it is read. */
export function reordersText(code: number): boolean {
  return (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069)
}

export function isSpace(code: number): boolean {
  return (
    code === 32 ||
    (code >= 9 && code <= 13) ||
    code === 0xa0 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000
  )
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

export function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
}
