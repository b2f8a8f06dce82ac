import type { Tree } from '../../tree.ts'
import { parseDecimal } from '../../numbers/decimal.ts'
import { makeSigned, span } from '../build.ts'

/** No longer number is read at once, so that the reader's own limits need no second home. */
const LONGEST = 40

/** A decimal and nothing else, perhaps with a minus sign: most answers to numbers are one, and need no tokens. */
export function readPlainNumber(input: string): Tree | undefined {
  const from = input.charCodeAt(0) === 45 ? 1 : 0
  if (input.length > LONGEST || !isDecimal(input, from)) return undefined
  const spelling = from === 0 ? input : input.slice(1)
  const value = parseDecimal(spelling)
  if (value === undefined) return undefined
  const number: Tree = { kind: 'number', spelling, value, at: span(from, input.length) }
  return from === 0 ? number : makeSigned('-', number, span(0, input.length))
}

/** Digits with at most one point, which has digits on both sides. */
function isDecimal(input: string, from: number): boolean {
  let isDigitBefore = false
  let hasPoint = false
  for (let at = from; at < input.length; at += 1) {
    const code = input.charCodeAt(at)
    if (code >= 48 && code <= 57) isDigitBefore = true
    else if (code === 46 && isDigitBefore && !hasPoint) {
      hasPoint = true
      isDigitBefore = false
    } else return false
  }
  return isDigitBefore
}
