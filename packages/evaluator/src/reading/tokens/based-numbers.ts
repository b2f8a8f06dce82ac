/** Numbers with their base below: `101_2`, `(101)_2`, `101₂` and `2F_{16}`. */

import type { Settings } from '../settings.ts'
import { makeToken } from './tokens.ts'
import type { Token } from './tokens.ts'

const digitsOfBases = '0123456789ABCDEF'

interface Base {
  readonly base: number
  /** The last token of it. */
  readonly end: number
}

const isWhole = (token: Token | undefined): boolean => token?.kind === 'number' && /^\d+$/.test(token.text)

/** The base that begins with this token; undefined where none does. LaTeX takes one digit where no braces stand. */
function baseAt(tokens: readonly Token[], at: number, isLatex: boolean): Base | undefined {
  const [first, second, third, fourth] = tokens.slice(at, at + 4)
  if (first?.kind === 'lowered') return /^\d+$/.test(first.text) ? { base: Number(first.text), end: at } : undefined
  if (first?.kind !== 'subscript' || second === undefined) return undefined
  if (isWhole(second)) return isLatex && second.text.length > 1 ? undefined : { base: Number(second.text), end: at + 1 }
  const isBraced = second.kind === 'begin' && isWhole(third) && fourth?.kind === 'finish'
  return isBraced ? { base: Number(third!.text), end: at + 3 } : undefined
}

const isHexadecimal = ({ kind, text }: Token): boolean =>
  (kind === 'number' && /^\d+$/.test(text)) ||
  (kind === 'symbol' && /^[A-F]$/.test(text)) ||
  (kind === 'roman' && /^[\dA-F]+$/.test(text))

/** Where the digits before this token begin. Only numbers with the base 16 have letters. */
function startOfDigits(tokens: readonly Token[], end: number, base: number): number {
  if (base !== 16) return isWhole(tokens[end - 1]) ? end - 1 : end
  let start = end
  while (start > 0 && isHexadecimal(tokens[start - 1]!) && (start === end || !tokens[start]!.isApart)) start--
  return start
}

interface Digits {
  readonly digits: string
  /** Their first token, or the bracket before them. */
  readonly first: number
}

/** The digits before a base, where they are some: `F_{16}` and `x^1_2` are none. */
function digitsBefore(tokens: readonly Token[], at: number, base: number, { variables }: Settings): Digits | undefined {
  const isInBrackets = tokens[at - 1]?.kind === 'close' && tokens[at - 1]!.text === ')'
  const end = isInBrackets ? at - 1 : at
  const start = startOfDigits(tokens, end, base)
  const run = tokens.slice(start, end)
  const digits = run.map(({ text }) => text).join('')
  const hasLetter = run.some(({ kind, text }) => kind !== 'number' && (digits.length < 2 || variables.has(text)))
  const areDigits = Array.from(digits).every((digit) => digitsOfBases.indexOf(digit) < base)
  if (run.length === 0 || hasLetter || !areDigits) return undefined
  const first = isInBrackets ? start - 1 : start
  const [opening, before] = [tokens[first], tokens[first - 1]?.kind]
  if (opening === undefined || (isInBrackets && opening.text !== '(')) return undefined
  if (before === 'power' || before === 'subscript' || (isInBrackets && (before === 'symbol' || before === 'function')))
    return undefined
  return { digits, first }
}

/** Puts one token in the place of digits and their base. */
export function arrangeBasedNumbers(tokens: Token[], settings: Settings): void {
  for (let at = 1; at < tokens.length; at++) {
    const found = baseAt(tokens, at, settings.isLatex)
    if (found === undefined || found.base < 2 || found.base > 16) continue
    const before = digitsBefore(tokens, at, found.base, settings)
    if (before === undefined) continue
    const { digits, first } = before
    const { from, isApart } = tokens[first]!
    const based = makeToken('based', `${digits}_${found.base}`, from, tokens[found.end]!.to, isApart)
    tokens.splice(first, found.end - first + 1, based)
    at = first
  }
}
