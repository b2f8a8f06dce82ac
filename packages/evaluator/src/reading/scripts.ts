import { parseDecimal } from '../numbers/decimal.ts'
import type { NumberNode, Sign, Tree } from '../tree.ts'
import { makeSigned, span } from './build.ts'
import { enclosed, endOfLast, enter, fail, leave, next, peek, takeIf } from './parser.ts'
import type { Parser } from './parser.ts'
import { makeToken } from './tokens/tokens.ts'
import type { Token } from './tokens/tokens.ts'
import { because, type ReadReason, type ReadValue } from './reasons.ts'

/** A number node from its spelling; separators have been removed from `digits`. */
export function numberNode(spelling: string, digits: string, from: number, to: number): NumberNode {
  const value = parseDecimal(digits)
  if (!value) fail('number-too-large', because('numberTooLarge'), { from, to })
  return { kind: 'number', spelling, value, at: span(from, to) }
}

/** TeX takes one digit where no braces stand: `x^23` is x² · 3 and `\frac12` one half. */
export function takeDigit(parser: Parser): NumberNode {
  const token = next(parser)
  const first = token.text[0]!
  if (token.text.length === 1 || first === '.') return numberNode(token.text, token.text, token.from, token.to)
  if (/^.[.,]./.test(token.text)) {
    // TeX shows x^2.5 as x².5, and whoever typed it meant something else.
    const typed = parser.settings.decimalSign === 'comma' ? token.text.replace('.', ',') : token.text
    fail('bad-exponent', because('numberWithoutBraces', { number: `{${typed}}` }), token)
  }
  parser.at--
  parser.tokens[parser.at] = makeToken('number', token.text.slice(1), token.from + 1, token.to, false)
  if (token.text === `${first}.`) parser.at++
  return numberNode(first, first, token.from, token.from + 1)
}

/** The argument of a LaTeX command: braces, or a single token. */
export function readArgument(parser: Parser, part: ReadValue): Tree {
  const token = peek(parser)
  if (token.kind === 'begin') return readBraces(parser, part)
  if (token.kind === 'number') return takeDigit(parser)
  if (token.kind === 'end' || token.kind === 'finish' || token.kind === 'close') {
    fail('empty-argument', because('partMissing', { part }), token)
  }
  if (token.kind === 'symbol') return letterNode(parser, next(parser))
  if (token.kind === 'constant' || token.kind === 'command' || token.kind === 'roman' || token.kind === 'vulgar') {
    enter(parser, token)
    const tree = parser.primary(parser)
    leave(parser)
    return tree
  }
  return fail('bad-exponent', because('partWithoutBraces', { part }), token)
}

/** A letter by itself: a constant where it is `e` or the imaginary unit, else a variable. */
export function letterNode(parser: Parser, token: Token): Tree {
  const { settings } = parser
  const at = span(token.from, token.to)
  if (!settings.variables.has(token.text) && !parser.boundLetters.includes(` ${token.text} `)) {
    if (token.text === 'e') return { kind: 'constant', name: 'e', at }
    if (settings.imaginaryUnits.includes(token.text)) return { kind: 'constant', name: 'i', at }
  }
  return { kind: 'symbol', name: token.text, at }
}

/** `{…}` as an argument: the braces are no brackets. */
export function readBraces(parser: Parser, part: ReadValue): Tree {
  const open = next(parser)
  if (peek(parser).kind === 'finish')
    fail('empty-argument', because('partMissing', { part }), span(open.from, peek(parser).to))
  const waits = parser.awaitsDifferential
  const tree = enclosed(parser, true, () => {
    parser.awaitsDifferential = waits
    return parser.expression(parser)
  })
  closeBraces(parser, open)
  return tree
}

export function closeBraces(parser: Parser, open: Token): void {
  if (!takeIf(parser, 'finish')) refuseUnclosed(parser, open, '}')
}

/** Of `{1,2}` in LaTeX nobody sees the braces: a decimal or a set is meant. */
function adviceInBraces(parser: Parser): ReadReason | undefined {
  const [before, after] = [parser.tokens[parser.at - 1], parser.tokens[parser.at + 1]]
  if (before?.kind !== 'number' || after?.kind !== 'number' || !/^\d+$/.test(before.text)) return undefined
  const [decimal, set] = [`${before.text}.${after.text}`, `\\{${before.text},${after.text}\\}`]
  return because('commaInBraces', { decimal, set })
}

/** Says whether the bracket is never closed or something else stands where it should close. */
export function refuseUnclosed(parser: Parser, open: Token, closing: string): never {
  const token = peek(parser)
  // `\right.` is how a field writes a bracket that has been deleted: nothing is seen there.
  const isUnseen = token.kind === 'close' && token.text === '.'
  if (token.kind === 'end' || isUnseen) return fail('unmatched-delimiter', because('notClosed', { closing }), open)
  if (token.kind === 'comma') {
    const inBraces = closing === '}' && parser.settings.isLatex ? adviceInBraces(parser) : undefined
    if (inBraces !== undefined) return fail('stray-comma', inBraces, token)
    return fail('stray-comma', because('commaInBrackets'), token)
  }
  return fail('unmatched-delimiter', because('notClosedBefore', { closing, text: token.text }), token)
}

/** What stands above: `^2`, `^{n+1}`, `²`, in text mode also `^-2` and `^(n+1)`. */
export function readExponent(parser: Parser): Tree {
  const token = peek(parser)
  if (token.kind === 'raised') return readRaised(parser)
  next(parser)
  return parser.settings.isLatex ? readLatexExponent(parser) : readTextExponent(parser)
}

function readRaised(parser: Parser): Tree {
  const token = next(parser)
  const sign = token.text[0] === '-' || token.text[0] === '+' ? token.text[0] : ''
  const rest = token.text.slice(sign.length)
  const from = token.from + sign.length
  const at = span(from, token.to)
  const value: Tree = rest === 'n' ? { kind: 'symbol', name: 'n', at } : numberNode(rest, rest, from, token.to)
  return sign ? makeSigned(sign, value, span(token.from, token.to)) : value
}

function readLatexExponent(parser: Parser): Tree {
  const token = peek(parser)
  if (token.kind === 'open' && token.text === '(') return withoutBrackets(parser.primary(parser))
  if (token.kind !== 'sign') return readArgument(parser, { part: 'exponent' })
  next(parser)
  const value = peek(parser)
  const isSingle =
    (value.kind === 'number' && value.text.length === 1) || value.kind === 'symbol' || value.kind === 'begin'
  if (!isSingle) fail('bad-exponent', because('partWithoutBraces', { part: { part: 'exponent' } }), token)
  return makeSigned(token.text as Sign, readArgument(parser, { part: 'exponent' }), span(token.from, endOfLast(parser)))
}

function readTextExponent(parser: Parser): Tree {
  const token = peek(parser)
  enter(parser, token)
  let exponent: Tree
  if (token.kind === 'sign') {
    next(parser)
    exponent = makeSigned(token.text as Sign, readTextExponent(parser), span(token.from, endOfLast(parser)))
  } else exponent = withoutBrackets(parser.factor(parser))
  leave(parser)
  return exponent
}

/** Brackets that only hold an exponent together are not part of it: `x^(n+1)` and `x^{n+1}` are one tree. */
function withoutBrackets(tree: Tree): Tree {
  return tree.kind === 'group' && tree.bracket === '(' ? tree.inner : tree
}

/** A subscript, as it is spelt in a name: `_0`, `_{max}`, `_{\mathrm{max}}`, `_{n+1}`. */
export function readSubscript(parser: Parser): string {
  const token = peek(parser)
  if (token.kind === 'lowered') return next(parser).text
  next(parser)
  if (peek(parser).kind !== 'begin' && !(peek(parser).kind === 'open' && peek(parser).text === '{')) {
    return parser.settings.isLatex ? singleSubscript(parser) : textSubscript(parser)
  }
  const open = next(parser)
  enter(parser, open)
  let name = ''
  while (!isClosingBrace(peek(parser))) name += subscriptPart(parser)
  next(parser)
  leave(parser)
  if (name === '') fail('bad-subscript', because('subscriptEmpty'), open)
  return name
}

function isClosingBrace(token: Token): boolean {
  return token.kind === 'finish' || (token.kind === 'close' && token.text === '}')
}

function singleSubscript(parser: Parser): string {
  return peek(parser).kind === 'number' ? takeDigit(parser).spelling : subscriptPart(parser)
}

/** In text mode a subscript goes on over letters and digits: `v_max`, `x_12`. */
function textSubscript(parser: Parser): string {
  let name = subscriptPart(parser)
  while (!peek(parser).isApart && ['symbol', 'number', 'lowered', 'roman'].includes(peek(parser).kind))
    name += next(parser).text
  return name
}

const partOfVector: Readonly<Record<string, string>> = { parallel: '∥', perpendicular: '⊥' }

function subscriptPart(parser: Parser): string {
  const token = next(parser)
  switch (token.kind) {
    case 'number':
    case 'symbol':
    case 'roman':
    case 'constant':
    case 'function':
    case 'lowered':
      return token.text
    case 'word':
    case 'logic':
    case 'sign':
      return token.text
    // `v_\perp` and `v_\parallel`: parts of a vector.
    case 'claim':
      return partOfVector[token.text] ?? fail('bad-subscript', because('subscriptForm'), token)
    case 'comma':
      return ','
    // `T_{1/2}`: a half-life.
    case 'divide':
      return '/'
    case 'command':
      return fractionInSubscript(parser, token)
    default:
      return fail('bad-subscript', because('subscriptForm'), token)
  }
}

/** `T_{\\frac12}` is written as `T_{1/2}` is. */
function fractionInSubscript(parser: Parser, command: Token): string {
  if (command.text !== 'frac') return fail('bad-subscript', because('subscriptForm'), command)
  const [above, below] = [readArgument(parser, { part: 'subscript' }), readArgument(parser, { part: 'subscript' })]
  if (above.kind !== 'number' || below.kind !== 'number')
    return fail('bad-subscript', because('subscriptForm'), command)
  return `${above.spelling}/${below.spelling}`
}
