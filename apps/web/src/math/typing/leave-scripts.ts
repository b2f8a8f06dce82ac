import type { MathfieldElement } from 'mathlive'
import { partsAroundCaret, type Enclosing } from './around-caret.ts'
import { barBehind, hasOpenBracket } from './typed-brackets.ts'

const endsSubscript = /^[-+*/^=<>,;:)|]$/
const endsExponent = /^[-+=<>:]$/
const fences: Readonly<Record<string, RegExp>> = {
  ')': /^\\left\(/,
  ']': /^\\left(?:\[|\\lbrack)/,
  '}': /^\\left(?:\\\{|\\lbrace)/,
  '|': /^\\left(?:\||\\vert)/,
}

function isSubscript({ latex, branch }: Enclosing): boolean {
  return latex.startsWith('_') && branch === 0
}

function isExponent({ latex, branch }: Enclosing): boolean {
  return latex.startsWith('^') || (latex.startsWith('_') && branch === 1)
}

const isDigit = (latex: string): boolean => /^\d+$/.test(latex.trim())

const accent = /^\\(?:vec|hat|bar|tilde|dot|ddot|overline)(?![A-Za-z])/

/** An accent belongs to letters: whatever else is typed stands behind it. */
function endsAccent(part: Enclosing, key: string): boolean {
  const [first] = part.before
  if (!part.isAtEnd || first === undefined || !accent.test(part.latex)) return false
  return !/^[A-Za-z_ ]$/.test(key) && !/^(?:\\left|[([{\d])/.test(first)
}

/** Whether a key goes on behind the script that the caret stands in: `x_1+1` is x₁ + 1, `log_10[H^+]` has the base 10. */
function endsScript(part: Enclosing, key: string): boolean {
  const [first] = part.before
  if (!part.isAtEnd || first === undefined) return false
  if (isSubscript(part)) return endsSubscript.test(key) || (/^[([]$/.test(key) && part.before.every(isDigit))
  return isExponent(part) && endsExponent.test(key) && !/^(?:\\left|[([{])/.test(first)
}

/** How many parts a closing bracket leaves before it stands directly in the bracket that it closes. */
function stepsToBracket(parts: readonly Enclosing[], typed: string, key: string): number {
  const fence = fences[key]
  if (!fence || !(key === '|' ? barBehind(typed) === 'closes' : hasOpenBracket(typed, key))) return 0
  const steps = parts.findIndex(({ latex }) => fence.test(latex))
  return steps < 0 || !parts.slice(0, steps + 1).every(({ isAtEnd }) => isAtEnd) ? 0 : steps
}

/** Leads the caret out of all that it ends, to the nearest bracket like this. Says whether it stands directly in it then. */
export function leaveTo(field: MathfieldElement, bracket: RegExp): boolean {
  const parts = partsAroundCaret(field)
  const steps = parts.findIndex(({ latex }) => bracket.test(latex))
  if (steps < 0 || !parts.slice(0, steps).every(({ isAtEnd }) => isAtEnd)) return false
  for (let step = 0; step < steps; step += 1) field.executeCommand('moveAfterParent')
  return true
}

const isFence = (latex: string): boolean => latex.startsWith('\\left')

/** Whether a bracket is open: MathLive shows the end that it expects in grey. */
function hasOpenFence(field: MathfieldElement): boolean {
  return Boolean(field.shadowRoot?.querySelector('.ML__smart-fence__close'))
}

/**
 * Whether a closing bracket would lose what is written. Where the caret was led out of an open bracket, MathLive draws what
 * stands between into it, and in a script, a fraction, a root or a cell it loses that and all further keys. There the key
 * closes the bracket around, or nothing.
 */
export function losesBehindOpen(field: MathfieldElement, key: string): boolean {
  const fence = /^[)\]}]$/.test(key) ? fences[key] : undefined
  if (!fence || !field.selectionIsCollapsed || field.getElementInfo(field.position)?.depth === 0) return false
  const [part] = partsAroundCaret(field)
  if (!part || isFence(part.latex) || !part.before.some(isFence)) return false
  return hasOpenFence(field) && !leaveTo(field, fence)
}

const isBracketOrTable = /^\\(?:left|begin)/

/**
 * Whether a space typed here leaves the caret where it is. It ends a fraction, root or script that something stands in;
 * brackets and tables are ended by what closes them, and nothing by a space within.
 */
export function keepsSpace(field: MathfieldElement): boolean {
  if (!field.selectionIsCollapsed) return isBox(field, field.position)
  if (field.getElementInfo(field.position)?.depth === 0) return false
  const [part] = partsAroundCaret(field)
  if (part === undefined) return false
  return !part.isAtEnd || part.before.length === 0 || isBracketOrTable.test(part.latex)
}

/** Whether an empty box stands before an offset. */
export function isBox(field: MathfieldElement, offset: number): boolean {
  return field.getElementInfo(offset)?.latex?.startsWith('\\placeholder') ?? false
}

const typedExponent = /(?:\^|\*\*)(\d[\d.]*)$/
const goesOnInNumber = /^[\d.]$/

/** Whether an exponent that is a number, typed in one go, ends with a key as it does in plain text: `x^12y` is x¹² y. */
function endsTypedNumber(part: Enclosing, typed: string, key: string): boolean {
  const number = typedExponent.exec(typed)?.[1]
  if (!part.isAtEnd || !isExponent(part) || number === undefined || part.before.join('') !== number) return false
  return !goesOnInNumber.test(key) && key !== '^'
}

/** MathLive leaves an exponent behind its first digit; what goes on in the number leads back into it: `10^23`. */
export function returnToExponent(field: MathfieldElement, typed: string, key: string): void {
  if (!field.selectionIsCollapsed || !goesOnInNumber.test(key) || !/(?:\^|\*\*)\d$/.test(typed)) return
  const behind = field.getElementInfo(field.position)?.latex ?? ''
  if (/\^\{?\d\}?$/.test(behind)) field.executeCommand('moveToPreviousChar')
}

/** Leads the caret out of scripts, fractions and roots that the key does not belong to. */
export function leaveParts(field: MathfieldElement, typed: string, key: string): void {
  if (!field.selectionIsCollapsed || field.getElementInfo(field.position)?.depth === 0) return
  const parts = partsAroundCaret(field)
  const steps = stepsToBracket(parts, typed, key)
  for (let step = 0; step < steps; step += 1) field.executeCommand('moveAfterParent')
  if (steps > 0) return
  for (const part of parts) {
    if (!endsScript(part, key) && !endsAccent(part, key) && !endsTypedNumber(part, typed, key)) return
    field.executeCommand('moveAfterParent')
  }
}
