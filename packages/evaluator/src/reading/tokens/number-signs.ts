/** The signs within a number: the decimal sign, and what groups its thousands. */

import { isDigit } from './code-points.ts'
import type { Lexer } from './lexer-state.ts'
import { ReadFailure } from './tokens.ts'
import { because } from '../reasons.ts'

/** Three digits behind a space, as typed, pasted or set in LaTeX. No fraction follows: `1 234/5` is a mixed number. */
const spaceGroup = /(?:[ \u00A0\u2009\u202F]|\\[ ,:;]|~)(\d{3})(?![\d/])/y
const pointGroup = /(?:\.|\{\.\})(\d{3})(?!\d)/y
/** Digits, or the mark of digits that recur, come behind a decimal comma. */
const decimalComma = /(?:,|\{,\})(?=\d|\\(?:overline|dot)\s*\{?\s*\d)/y

function takeDigits(lexer: Lexer): string {
  const { input, at } = lexer
  while (isDigit(input.charCodeAt(lexer.at))) lexer.at++
  return input.slice(at, lexer.at)
}

/** What comes next, if it is this. */
function take(lexer: Lexer, pattern: RegExp): RegExpExecArray | undefined {
  pattern.lastIndex = lexer.at
  const found = pattern.exec(lexer.input)
  if (found) lexer.at += found[0].length
  return found ?? undefined
}

/** The groups of three digits behind the first digits, each as `,123`. */
function takeGroups(lexer: Lexer, first: string, pattern: RegExp): string {
  let groups = ''
  // No number that is grouped begins with a zero.
  if (first.length > 3 || first.startsWith('0')) return groups
  for (let group = take(lexer, pattern); group; group = take(lexer, pattern)) groups += `,${group[1]}`
  return groups
}

/** Reads the digits of a number with a decimal point; the parser reads commas that group. */
export function lexPointNumber(lexer: Lexer): string {
  let written = takeDigits(lexer)
  if (lexer.settings.spaceGroups) written += takeGroups(lexer, written, spaceGroup)
  if (lexer.input[lexer.at] !== '.') return written
  lexer.at++
  return `${written}.${takeDigits(lexer)}`
}

/** Reads the digits of a number with a decimal comma. The result is spelt with a point, as trees spell numbers. */
export function lexCommaNumber(lexer: Lexer): string {
  const first = takeDigits(lexer)
  const byPoints = takeGroups(lexer, first, pointGroup)
  const isSpaced = byPoints === '' && lexer.settings.spaceGroups
  const whole = first + byPoints + (isSpaced ? takeGroups(lexer, first, spaceGroup) : '')
  const decimals = take(lexer, decimalComma) ? `.${takeDigits(lexer)}` : ''
  if (lexer.input[lexer.at] === '.') {
    if (decimals === '') refusePoint(lexer, whole)
    throw new ReadFailure('stray-point', because('pointBehindComma'), lexer.at, lexer.at + 1)
  }
  return whole + decimals
}

/** A point that is no decimal sign here and groups nothing. */
export function refusePoint(lexer: Lexer, whole: string): never {
  const { input, at } = lexer
  const decimals = /^\d*/.exec(input.slice(at + 1))?.[0] ?? ''
  const example = `${whole.replaceAll(',', '') || '0'},${decimals || '5'}`
  throw new ReadFailure('stray-point', because('pointGroups', { decimal: example }), at, at + 1)
}
