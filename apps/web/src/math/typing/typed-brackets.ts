/**
 * In typed text brackets say where the argument of a root, a denominator or an exponent ends: `sqrt(2)/x^2` is
 * (√2)/x². MathLive sets them as brackets inside the argument and stays there, so closing one has to lead out.
 */

/** Whether the bracket just typed closes the argument of `sqrt`, `vec`, `/`, `^` or `_`. */
export function closesArgument(typed: string): boolean {
  if (!typed.endsWith(')')) return false
  let depth = 0
  for (let at = typed.length - 1; at >= 0; at -= 1) {
    if (typed[at] === ')') depth += 1
    if (typed[at] === '(') depth -= 1
    if (depth === 0) return /(?:sqrt|vec|hat|bar|tilde|ddot|overline|[/^_])$/.test(typed.slice(0, at))
  }
  return false
}

/** Whether a key goes on behind the small number of a function: `sin^2x` is sin²(x), `log_2(8)` has the base 2, `log_10[H]` the base 10. */
export function endsScript(typed: string, key: string): boolean {
  return /^[([A-Za-z]$/.test(key) && /(?:(?:sin|cos|tan|cot|sec|csc|ln|log)h?\^-?\d|log_\d+)$/.test(typed)
}

/** Whether a key begins a second number behind a space: `1 1/2` is no 11/2. */
export function beginsNumber(typed: string, key: string): boolean {
  return /^\d$/.test(key) && /\d $/.test(typed)
}

/** Whether a key begins a second unit behind a space: `m s` is no millisecond. */
export function beginsUnit(typed: string, key: string): boolean {
  return /^[A-Za-zµμΩÅ°]$/.test(key) && /[A-Za-zµμΩÅ] $/.test(typed)
}

/** Whether a key does nothing alone: it is held down for the sign of another key. */
export const isHeldKey = (key: string): boolean => /^(?:Shift|Alt|AltGraph|Control|CapsLock)$/.test(key)

/** What has been typed in one go: grows by printable keys, shrinks by backspace, forgotten when the caret moves. */
export function typedAfter(typed: string, key: string): string {
  if (key === 'Backspace') return typed.slice(0, -1)
  if (key.length === 1) return (typed + key).slice(-200)
  return isHeldKey(key) ? typed : ''
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** Behind these a bar opens; behind anything else it may close. */
const awaitsValue = /[-+*/^_=<>,;]/

/** Whether something may be an event or a random variable. A number alone is none: `E(2|x|)` has an absolute value. */
const mayDepend = (inside: string): boolean => /[\p{L})\]}]/u.test(inside)

/** What a bar does: it opens or closes an absolute value, says “given”, or closes one that a bar that said “given” opened. */
type Bar = 'opens' | 'closes' | 'given' | 'pairs'

interface OpenBracket {
  readonly sign: string
  /** Where its inside begins. */
  readonly from: number
  /** Whether it belongs to a probability or an expectation: `P(`. */
  readonly isOfChance: boolean
  /** Whether a bar in it says “given”. */
  readonly hasGiven: boolean
}

interface Typed {
  /** The brackets and bars that are open, the innermost last. */
  readonly open: readonly OpenBracket[]
  /** Whether a value stands at the end. */
  readonly endsInValue: boolean
}

/** `<\psi`, where nothing stands before the sign that it could compare. */
const opensAngle = /(?:^|[-+*/=(,;])\s*<[^<>|()]+$/

function barAt(text: string, { open, endsInValue }: Typed): Bar {
  const innermost = open.at(-1)
  if (endsInValue && opensAngle.test(text)) return 'given'
  if (!endsInValue || innermost === undefined) return 'opens'
  if (innermost.sign === '|') return 'closes'
  if (!innermost.isOfChance || !mayDepend(text.slice(innermost.from))) return 'opens'
  return innermost.hasGiven ? 'pairs' : 'given'
}

/** What is open behind one more sign; `text` is what stands before it. */
function afterSign(text: string, sign: string, { open, endsInValue }: Typed): Typed {
  if (sign === ' ') return { open, endsInValue }
  const opened: OpenBracket = {
    sign,
    from: text.length + 1,
    isOfChance: sign === '(' && /(?:^|[^A-Za-z])(?:Pr?|E)$/.test(text),
    hasGiven: false,
  }
  const innermost = open.at(-1)
  if (sign === '|' && innermost) {
    const bar = barAt(text, { open, endsInValue })
    if (bar === 'closes') return { open: open.slice(0, -1), endsInValue: true }
    if (bar !== 'opens')
      return { open: [...open.slice(0, -1), { ...innermost, hasGiven: bar === 'given' }], endsInValue: bar === 'pairs' }
  }
  if (innermost && closing[innermost.sign] === sign) return { open: open.slice(0, -1), endsInValue: true }
  if (sign === '|' || sign in closing) return { open: [...open, opened], endsInValue: false }
  return { open, endsInValue: !awaitsValue.test(sign) }
}

function readTyped(typed: string): Typed {
  let read: Typed = { open: [], endsInValue: false }
  for (let at = 0; at < typed.length; at += 1) read = afterSign(typed.slice(0, at), typed.charAt(at), read)
  return read
}

/** Whether a bracket like this closes one that was typed before. */
export function hasOpenBracket(typed: string, bracket: string): boolean {
  return readTyped(typed).open.some(({ sign }) => closing[sign] === bracket)
}

/** What a bar typed here does. */
export function barBehind(typed: string): Bar {
  return barAt(typed, readTyped(typed))
}

/** Whether a bar typed here opens an absolute value within another one. */
export function opensInnerBar(typed: string): boolean {
  const read = readTyped(typed)
  return read.open.at(-1)?.sign === '|' && barAt(typed, read) === 'opens'
}

/** Whether every square bracket has its partner, which may be turned round, too: `]0,1[∪`. */
function hasPairsOnly(typed: string): boolean {
  return (typed.match(/[[\]]/g) ?? []).length % 2 === 0
}

/** Whether a bracket typed here ends an interval that began turned round: `]a,b[`, also behind others. */
function endsTurnedInterval(typed: string): boolean {
  const start = typed.lastIndexOf(']')
  const inside = typed.slice(start + 1)
  return start >= 0 && hasPairsOnly(typed.slice(0, start)) && /^(?![,;])[^[]*[^[,;][,;][^[,;]+$/.test(inside)
}

/** What a bar or bracket writes where it opens nothing; MathLive would open a pair. */
export function plainSign(typed: string, key: string): string | undefined {
  if (key === '|' && barBehind(typed) === 'given') return '\\mid '
  return key === '[' && endsTurnedInterval(typed) ? '\\lbrack ' : undefined
}

const open = '\\left('
const close = '\\right)'

/** Where the `\right)` stands that belongs to a `\left(` at the start, or -1. */
function matchingClose(latex: string): number {
  let depth = 0
  for (const match of latex.matchAll(/\\(left|right)(?![A-Za-z])/g)) {
    depth += match[1] === 'left' ? 1 : -1
    if (depth === 0) return latex.startsWith(close, match.index) ? match.index : -1
  }
  return -1
}

/** Brackets around the whole of a braced argument say nothing more: `\sqrt{\left(2\right)}` → `\sqrt{2}`. */
export function dropArgumentBrackets(latex: string): string {
  const at = latex.indexOf(`{${open}`)
  if (at < 0) return latex
  const before = latex.slice(0, at + 1)
  const rest = latex.slice(at + 1)
  const end = matchingClose(rest)
  const isWhole = end > 0 && rest[end + close.length] === '}'
  if (!isWhole) return before + open + dropArgumentBrackets(rest.slice(open.length))
  return before + dropArgumentBrackets(rest.slice(open.length, end) + rest.slice(end + close.length))
}
