import type { CallNode, CollectionNode, IntervalNode, Tree } from '../tree.ts'
import { makeGroup, span } from './build.ts'
import { readConcentration } from './concentration.ts'
import { readBounds, readEvaluation, startsBounds } from './brackets/evaluation.ts'
import { readInnerProduct } from './brackets/inner-product.ts'
import { asIntervals } from './brackets/intervals.ts'
import { enclosed, endOfLast, fail, next, peek, peekAfter, takeIf, type Parser } from './parser.ts'
import { refuseUnclosed } from './scripts.ts'
import { valueEnds, type Token } from './tokens/tokens.ts'
import { because } from './reasons.ts'

const closingOf: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '|': '|',
  '⌊': '⌋',
  '⌈': '⌉',
  '‖': '‖',
  '⟨': '⟩',
  '.': '|',
}

/** Anything that begins with a bracket or a bar. */
export function readBrackets(parser: Parser): Tree {
  const open = next(parser)
  if (open.kind === 'bar') return readBars(parser, open)
  switch (open.text) {
    case '|':
    case '‖':
    case '⌊':
    case '⌈':
      return readFenced(parser, open)
    case '{':
      return readSet(parser, open)
    case '.':
      return readEvaluation(parser, open)
    default:
      return readConcentration(parser, open) ?? readItems(parser, open)
  }
}

const fenceNames: Readonly<Record<string, string>> = { '|': 'abs', '‖': 'norm', '⌊': 'floor', '⌈': 'ceil' }

function readFenced(parser: Parser, open: Token): Tree {
  const inner = enclosed(parser, true, () => parser.expression(parser))
  const closing = closingOf[open.text]!
  const token = peek(parser)
  if ((token.kind !== 'close' && token.kind !== 'bar') || token.text !== closing) refuseUnclosed(parser, open, closing)
  next(parser)
  return { kind: 'call', name: fenceNames[open.text]!, args: [inner], at: span(open.from, endOfLast(parser)) }
}

/** Plain bars: at the start of a factor one opens, otherwise it closes the last that is open. */
function readBars(parser: Parser, open: Token): Tree {
  const inner = enclosed(parser, true, () => {
    parser.bars = 1
    return parser.expression(parser)
  })
  const token = peek(parser)
  if (token.kind !== 'bar' || token.text !== open.text) {
    if (token.kind === 'close' && token.text === '⟩') fail('unexpected', because('braket'), open)
    if (token.kind === 'end') fail('unmatched-delimiter', because('notClosed', { closing: '|' }), open)
    refuseUnclosed(parser, open, '|')
  }
  next(parser)
  return { kind: 'call', name: fenceNames[open.text]!, args: [inner], at: span(open.from, endOfLast(parser)) }
}

const closings = [')', ']', '['] as const

interface Items {
  readonly items: Tree[]
  readonly close: Token
}

/** Items up to one of the closing brackets, separated by semicolons or, where there are none, by commas. */
function readItemList(parser: Parser, open: Token, closings: readonly string[]): Items {
  const items: Tree[] = []
  const separator = open.hasSemicolon ? 'semicolon' : 'comma'
  enclosed(parser, open.hasSemicolon || mayGroup(parser, open), () => {
    if (isClosing(peek(parser), closings)) return
    do items.push(parser.expression(parser))
    while (takeIf(parser, separator))
  })
  const close = peek(parser)
  if (!isClosing(close, closings)) refuseUnclosed(parser, open, closingOf[open.text] ?? '[')
  next(parser)
  return { items, close }
}

/**
 * In round brackets a comma before three digits groups thousands, as everywhere: `2(x+1,500)`. Where there is nothing
 * but numbers, as in `(100,200)`, or where intervals are expected, it separates.
 */
function mayGroup(parser: Parser, open: Token): boolean {
  if (open.text !== '(' || parser.settings.brackets === 'interval') return false
  let at = parser.at
  while (parser.tokens[at]!.kind === 'number' || parser.tokens[at]!.kind === 'comma') at++
  return parser.tokens[at]!.kind !== 'close'
}

function isClosing(token: Token, closings: readonly string[]): boolean {
  return token.kind === 'close' && closings.includes(token.text)
}

/** `(…)`, `[…]`, mixed ones and `]…[`: brackets, tuples, lists and intervals. */
function readItems(parser: Parser, open: Token): Tree {
  const separators = open.text === '(' ? conditionBars(parser) : []
  if (separators.length > 0) return readConditions(parser, open, separators)
  if (open.text === '⟨') return readAngled(parser, open)
  const { items, close } = readItemList(parser, open, closings)
  const isMixed = close.text !== closingOf[open.text]
  if (isMixed) return halfOpen(open, close, items, parser)
  if (items.length === 0) {
    if (open.text === '(') fail('empty-brackets', because('bracketsEmpty'), span(open.from, close.to))
    return collection('list', items, open, parser)
  }
  if (items.length === 1 && open.text === '(') return makeGroup(items[0]!, '(', span(open.from, close.to))
  // `\left[\begin{array}…\end{array}\right]`: the brackets belong to the matrix.
  if (items.length === 1 && items[0]!.kind === 'matrix') return { ...items[0], at: span(open.from, close.to) }
  if (items.length === 1 && startsBounds(parser)) return readBounds(parser, open, items[0]!, close)
  const tree = collection(open.text === '(' ? 'tuple' : 'list', items, open, parser)
  return parser.settings.brackets === 'interval' ? asIntervals(tree) : tree
}

/** `⟨x⟩` and `⟨u,v⟩` are a mean and an inner product or whatever the field means by them; others are vectors. */
function readAngled(parser: Parser, open: Token): Tree {
  const bars = barsInside(parser)
  const isBraket = bars.length > 0 && bars[0]! > parser.at && valueEnds.has(parser.tokens[bars[0]! - 1]!.kind)
  if (isBraket) return readInnerProduct(parser, open, bars.length === 1, parser.tokens[bars[0]!]!)
  const { items } = readItemList(parser, open, ['⟩'])
  const areLetters = items.length === 2 && items.every(({ kind }) => kind === 'symbol')
  if (items.length !== 1 && !areLetters) return collection('tuple', items, open, parser)
  return { kind: 'call', name: 'angled', args: items, at: span(open.from, endOfLast(parser)) }
}

/** More bars than this directly inside one pair of brackets are not told apart. */
const mostBars = 15

/** The bars directly inside the brackets that have been opened, as positions of their tokens. */
function barsInside({ tokens, at: start }: Parser): readonly number[] {
  const bars: number[] = []
  let depth = 0
  for (let at = start; at < tokens.length; at++) {
    const { kind, text } = tokens[at]!
    if (kind === 'open' || kind === 'begin') depth++
    else if (kind === 'close' || kind === 'finish') {
      if (--depth < 0) break
    } else if (depth === 0 && (kind === 'mid' || (kind === 'bar' && text === '|'))) bars.push(at)
  }
  return bars
}

/** Whether all bars but one are pairs of absolute values, none of which goes on across that one. */
function arePairsAround(tokens: readonly Token[], bars: readonly number[], separator: number): boolean {
  let open = 0
  let lastClosed = -1
  for (const at of bars) {
    const endsValue = lastClosed === at - 1 || valueEnds.has(tokens[at - 1]!.kind)
    if (at === separator) {
      if (!endsValue || open > 0 || tokens[at + 1]!.kind === 'close') return false
    } else if (tokens[at]!.kind === 'mid') return false
    else if (endsValue && open > 0) {
      open--
      lastClosed = at
    } else open++
  }
  return open === 0
}

/**
 * The bar that says “given” directly inside the brackets that have been opened: `(A|B)`, `(|X| | Y)`, but none in
 * `(|x|+1)`. The bars of absolute values come in pairs, so it is there where their number is odd. In `(X|Y|Z|W)` it may be
 * the first or the last.
 */
function conditionBars(parser: Parser): readonly Token[] {
  const { tokens } = parser
  const bars = barsInside(parser)
  if (bars.length === 1) return [tokens[bars[0]!]!]
  const written = bars.find((at) => tokens[at]!.kind === 'mid')
  if (written !== undefined) return [tokens[written]!]
  if (bars.length % 2 === 0 || bars.length > mostBars) return []
  return bars.filter((at) => arePairsAround(tokens, bars, at)).map((at) => tokens[at]!)
}

/** Read by the first of the bars that may say “given”, and beside it by the next. */
function readConditions(parser: Parser, open: Token, [separator, other]: readonly Token[]): Tree {
  const start = parser.at
  const tree = readCondition(parser, open, separator!)
  if (other === undefined) return tree
  parser.at = start
  return { ...tree, otherReading: readCondition(parser, open, other) }
}

/** `(A|B)`, as in P(A|B): A under the condition B. */
function readCondition(parser: Parser, open: Token, separator: Token): CallNode {
  const outer = parser.separator
  const args = enclosed(parser, true, () => {
    parser.separator = separator
    const event = parser.expression(parser)
    if (next(parser) !== separator) fail('missing-operand', because('conditionMissing'), separator)
    return [event, parser.expression(parser)]
  })
  parser.separator = outer
  const close = peek(parser)
  if (close.kind !== 'close' || close.text !== ')') refuseUnclosed(parser, open, ')')
  next(parser)
  return { kind: 'call', name: 'given', args, at: span(open.from, close.to) }
}

function collection(kind: CollectionNode['kind'], items: readonly Tree[], open: Token, parser: Parser): Tree {
  return { kind, items, at: span(open.from, endOfLast(parser)) }
}

function halfOpen(open: Token, close: Token, items: readonly Tree[], parser: Parser): IntervalNode {
  const at = span(open.from, endOfLast(parser))
  if (items.length !== 2) {
    fail('unmatched-delimiter', because('bracketsUnlike', { opening: open.text, closing: close.text }), at)
  }
  return {
    kind: 'interval',
    lower: items[0]!,
    upper: items[1]!,
    isLowerClosed: open.text === '[',
    isUpperClosed: close.text === ']',
    at,
  }
}

/** `{1,2}`, `{}`, `{x | x > 0}`, `{x ∈ ℝ | x > 0}`. */
function readSet(parser: Parser, open: Token): Tree {
  const after = peekAfter(parser)
  const isDescribed = after.kind === 'bar' || after.kind === 'mid' || after.kind === 'colon'
  const isMember = after.kind === 'relation' && after.text === '∈' && hasSeparatorAhead(parser)
  if (peek(parser).kind === 'symbol' && (isDescribed || isMember)) return readSetBuilder(parser, open)
  const { items, close } = readItemList(parser, open, ['}'])
  return { kind: 'set', items, at: span(open.from, close.to) }
}

/** Whether a separator stands directly inside the braces; a single look ahead instead of a second reading. */
function hasSeparatorAhead(parser: Parser): boolean {
  let depth = 0
  for (let at = parser.at; at < parser.tokens.length; at++) {
    const { kind } = parser.tokens[at]!
    if (kind === 'open' || kind === 'begin') depth++
    else if ((kind === 'close' || kind === 'finish') && --depth < 0) return false
    else if (depth === 0 && (kind === 'bar' || kind === 'mid' || kind === 'colon')) return true
  }
  return false
}

function readSetBuilder(parser: Parser, open: Token): Tree {
  const parts = enclosed(parser, true, () => {
    parser.barSeparates = true
    const variable = parser.expression(parser)
    const separator = next(parser)
    if (separator.kind !== 'bar' && separator.kind !== 'mid' && separator.kind !== 'colon') {
      fail('missing-operand', because('elementsWithoutCondition'), separator)
    }
    parser.barSeparates = false
    return { variable, condition: parser.expression(parser) }
  })
  const close = peek(parser)
  if (close.kind !== 'close' || close.text !== '}') refuseUnclosed(parser, open, '}')
  next(parser)
  return { kind: 'set-builder', ...parts, at: span(open.from, close.to) }
}
