import type { Rational } from '../../numbers/rational.ts'
import { exponentOfFloat, floatToNumber, isNegativeFloat } from '../../computing/high/big-float.ts'
import type { BigFloat } from '../../computing/high/big-float.ts'
import type { Budget } from '../../computing/budget.ts'
import { createDoubleState, runDoubles } from '../../computing/doubles/double.ts'
import { zeros } from '../../computing/doubles/double-state.ts'
import type { Expression } from '../../computing/expression.ts'
import { fraction, fractionOfDouble } from '../../computing/exact/fractions.ts'
import { runHigh } from '../../computing/high/high.ts'
import { highContext, highOfRational } from '../../computing/high/high-values.ts'
import type { HighContext } from '../../computing/high/high-values.ts'
import { buildProgram } from '../../computing/program.ts'

/** A value with many digits. `isZero`: not to be told apart from zero with them. */
export interface Precise {
  readonly value: BigFloat
  readonly isZero: boolean
}

/** An expression along one letter: doubles to search with, many digits to decide with. */
export interface Along {
  /** In doubles; NaN where it is not real. Zero where the bound on the error does not tell it from zero. */
  readonly rough: (at: number) => number
  /** With `context.digits` digits; `undefined` where it has no real value, or none that can be told. */
  readonly precise: (at: BigFloat | Rational, context?: HighContext) => Precise | undefined
}

/** Enough to tell any decimal that people write from what it approximates. */
const DIGITS = 60

export const deciding: HighContext = highContext(DIGITS)

/** How often doubles may leave the answer to the slow way before a place counts as without a value. */
const MOST_UNSURE = 200

export function alongLetter(residual: Expression, letter: string, budget: Budget): Along {
  const program = buildProgram([residual], [letter])
  const output = program.outputs[0]!
  const state = createDoubleState(program)
  const inputs = { re: zeros(program.letters.length), im: zeros(program.letters.length) }
  let unsureLeft = MOST_UNSURE

  function precise(at: BigFloat | Rational, context: HighContext = deciding): Precise | undefined {
    const input =
      'numerator' in at ? highOfRational(context, at) : { re: at, im: context.F.zero, error: Number.NEGATIVE_INFINITY }
    const high = runHigh(program, [input], context, budget)[output]!
    const size = exponentOfFloat(high.re)
    const isUnknown = high.isUndefined === true || high.error > Math.max(0, size) - 8
    if (isUnknown || exponentOfFloat(high.im) > high.error + 1) return undefined
    return { value: high.re, isZero: size < high.error + 1 }
  }

  function unsure(at: number): number {
    unsureLeft -= 1
    const found = unsureLeft < 0 ? undefined : precise(fractionOfDouble(at))
    if (found === undefined) return Number.NaN
    if (found.isZero) return 0
    const isHuge = exponentOfFloat(found.value) > 300
    return isHuge ? (isNegativeFloat(found.value) ? -1e300 : 1e300) : floatToNumber(found.value)
  }

  function rough(at: number): number {
    inputs.re[0] = at
    runDoubles(program, inputs, state, budget)
    const [re, im, error] = [state.re[output]!, state.im[output]!, state.error[output]!]
    if (error === Number.POSITIVE_INFINITY) return unsure(at)
    if (Number.isNaN(re) || Math.abs(im) > error) return Number.NaN
    return Math.abs(re) <= error && error < 1e-6 ? 0 : re
  }

  return { rough, precise }
}

/** A number of many bits as the fraction it is. */
export function fractionOfFloat(a: BigFloat): Rational {
  return a.exponent >= 0
    ? { numerator: a.mantissa << BigInt(a.exponent), denominator: 1n }
    : fraction(a.mantissa, 1n << BigInt(-a.exponent))
}
