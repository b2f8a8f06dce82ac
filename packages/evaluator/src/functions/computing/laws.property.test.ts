import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differentiate } from '../../calculus/differentiate.ts'
import { createBudget } from '../../computing/budget.ts'
import { createDoubleState, runDoubles } from '../../computing/doubles/double.ts'
import { fractionOfDouble, negateFraction } from '../../computing/exact/fractions.ts'
import { call, letter } from '../../computing/expression.ts'
import type { Expression } from '../../computing/expression.ts'
import { exponentOfFloat, floatToNumber } from '../../computing/high/big-float.ts'
import { runHigh } from '../../computing/high/high.ts'
import { either, exponentOf, highContext, highOfRational, isBad } from '../../computing/high/high-values.ts'
import type { HighContext, HighValue } from '../../computing/high/high-values.ts'
import { buildProgram } from '../../computing/program.ts'
import { realFrom } from '../../computing/quick/quick-number.ts'
import type { Rational } from '../../numbers/rational.ts'
import { words } from '../words.ts'
import { computing } from './all.ts'
import { hasValues } from './function-computing.ts'
import type { Domain, FunctionComputing, FunctionWithValues } from './function-computing.ts'

/** Every law holds for every function of the table, so that a new one is covered at once. */
const functions = words.flatMap(({ name }): { name: string; f: FunctionWithValues; count: number }[] => {
  const f: FunctionComputing = computing[name]
  return hasValues(f) ? [{ name, f, count: f.kind === 'stepped' ? f.operands : 1 }] : []
})
const ofOne = functions.filter(({ count }) => count === 1)
const digits = 60
const context = highContext(digits)
const runs = { numRuns: 60 }

const letters = ['x', 'y'] as const
const called = (name: string, count: number): Expression => call(name, ...letters.slice(0, count).map(letter))

interface Point {
  readonly re: number
  readonly im?: number
}

/** The value of an expression of x and y in doubles, for arguments that are known up to an error. */
function doubleAt(a: Expression, point: readonly Point[], error = 0): { re: number; im: number; error: number } {
  const program = buildProgram([a], letters)
  const state = createDoubleState(program)
  const inputs = {
    re: point.map(({ re }) => re),
    im: point.map(({ im = 0 }) => im),
    error: point.map(() => error),
  }
  runDoubles(program, inputs, state, createBudget())
  const at = program.outputs[0]!
  return { re: state.re[at]!, im: state.im[at]!, error: state.error[at]! }
}

const exactly = ({ re, im = 0 }: Point, { F }: HighContext): HighValue => ({
  re: F.of(re),
  im: F.of(im),
  error: Number.NEGATIVE_INFINITY,
})

function highAt(a: Expression, point: readonly HighValue[], at: HighContext = context): HighValue {
  const program = buildProgram([a], letters)
  return runHigh(program, point, at, createBudget())[program.outputs[0]!]!
}

/** Numbers of the sizes that formulas have; those next to nothing are nothing. */
const settled = (x: number): number => (Math.abs(x) < 1e-12 ? 0 : x)
const real = fc.oneof(
  fc.double({ min: -6, max: 6, noNaN: true }).map(settled),
  fc.double({ min: -1, max: 1, noNaN: true }).map(settled),
  fc.tuple(fc.constantFrom(-1, 1), fc.integer({ min: 3, max: 12 })).map(([side, zeros]) => side * (1 + 10 ** -zeros)),
  fc.integer({ min: -40, max: 40 }).map((n) => n / 4),
  fc.constantFrom(-1, 0, 1, 1e-9, -1e-9, 250.5, -31.75),
)
/** Numbers that functions of whole numbers take, too. */
const argument = fc.oneof(real, fc.integer({ min: 0, max: 12 }))
const pointOf = (count: number): fc.Arbitrary<Point[]> =>
  fc.array(
    argument.map((re) => ({ re })),
    { minLength: count, maxLength: count },
  )

/** The distance of a double from a value of many digits. */
const distance = ({ re, im }: { re: number; im: number }, value: HighValue): number => {
  const { F } = context
  return Math.hypot(floatToNumber(F.subtract(F.of(re), value.re)), floatToNumber(F.subtract(F.of(im), value.im)))
}

/** How a double contradicts the value with many digits; nothing where it is within its bound, or nothing is known. */
function contradiction(value: { re: number; im: number; error: number }, high: HighValue): string | undefined {
  if (value.error === Number.POSITIVE_INFINITY || high.error === Number.POSITIVE_INFINITY) return undefined
  const isUndefined = high.isUndefined === true
  if (Number.isNaN(value.re) || isUndefined)
    return Number.isNaN(value.re) && isUndefined ? undefined : 'defined on one side only'
  const [gap, bound] = [distance(value, high), value.error + 10 ** Math.max(high.error, -300)]
  return gap <= bound ? undefined : `${value.re} + ${value.im}i is off by ${gap} with a bound of ${bound}`
}

describe('the double of every function', () => {
  it.each(functions)('$name is within its bound of the value with many digits', ({ name, count }) => {
    const a = called(name, count)
    fc.assert(
      fc.property(pointOf(count), (point) => {
        const high = highAt(
          a,
          point.map((value) => exactly(value, context)),
        )
        expect(contradiction(doubleAt(a, point), high)).toBeUndefined()
      }),
      runs,
    )
  })

  it.each(ofOne)('$name is within its bound where the argument has an error', ({ name }) => {
    const a = called(name, 1)
    fc.assert(
      fc.property(
        argument,
        fc.constantFrom(1e-7, 1e-10, 1e-13),
        fc.double({ min: -1, max: 1, noNaN: true }),
        (x, error, share) => {
          const { F } = context
          const meant: HighValue = {
            ...exactly({ re: x }, context),
            re: F.add(F.of(x), F.multiply(F.of(error), F.of(share))),
          }
          expect(contradiction(doubleAt(a, [{ re: x }], error), highAt(a, [meant]))).toBeUndefined()
        },
      ),
      runs,
    )
  })

  it.each(ofOne)('$name is within its bound off the real line', ({ name }) => {
    const a = called(name, 1)
    fc.assert(
      fc.property(real, real, (re, im) => {
        const point = { re, im }
        const high = highAt(a, [exactly(point, context)])
        expect(contradiction(doubleAt(a, [point]), high)).toBeUndefined()
      }),
      runs,
    )
  })
})

/** The size of the difference of two values, relative to them where they are large. */
function relativeGap(a: HighValue, b: HighValue, { F }: HighContext): number {
  const gap = exponentOf({ re: F.subtract(a.re, b.re), im: F.subtract(a.im, b.im) })
  return gap - Math.max(0, exponentOf(a), exponentOf(b))
}

describe('what is known of every function', () => {
  it.each(functions.filter(({ f }) => f.derivative !== 'opaque'))(
    'the derivative of $name is the limit of its difference quotients',
    ({ name, f, count }) => {
      const wide = highContext(90)
      const { F } = wide
      const a = called(name, count)
      const step = { numerator: 1n, denominator: 10n ** 25n }
      const moved = (value: HighValue, by: Rational): HighValue => ({
        ...value,
        re: F.add(value.re, highOfRational(wide, by).re),
      })
      fc.assert(
        fc.property(pointOf(count), fc.integer({ min: 0, max: count - 1 }), (point, which) => {
          if (point.some(({ re }) => isInDomain(f.domain, re) === false)) return
          const at = point.map((value) => exactly(value, wide))
          const slope = highAt(differentiate(a, letters[which]!), at, wide)
          const ends = [negateFraction(step), step].map((by) =>
            highAt(
              a,
              at.map((value, index) => (index === which ? moved(value, by) : value)),
              wide,
            ),
          )
          // Next to a corner, a cut or a pole there is no quotient to compare with.
          const middle = highAt(a, at, wide)
          if ([slope, middle, ...ends].some(isBad) || relativeGap(ends[0]!, ends[1]!, wide) > -18) return
          const [low, high] = [ends[0]!, ends[1]!]
          const width = highOfRational(wide, { numerator: 2n, denominator: step.denominator }).re
          const quotient: HighValue = {
            re: F.divide(F.subtract(high.re, low.re), width),
            im: F.divide(F.subtract(high.im, low.im), width),
            error: -30,
          }
          expect(relativeGap(quotient, slope, wide), `at ${point.map(({ re }) => re).join(', ')}`).toBeLessThan(-15)
        }),
        runs,
      )
    },
  )

  it.each(ofOne.filter(({ f }) => f.parity !== 'none'))('$name is $f.parity', ({ name, f }) => {
    const a = called(name, 1)
    fc.assert(
      fc.property(argument, (x) => {
        const [there, back] = [x, -x].map((re) => highAt(a, [exactly({ re }, context)]))
        if (isBad(there!) || isBad(back!)) return
        const { F } = context
        const opposite = f.parity === 'odd' ? { ...back!, re: F.subtract(F.zero, back!.re) } : back!
        expect(exponentOfFloat(F.subtract(there!.re, opposite.re))).toBeLessThanOrEqual(
          either(there!.error, back!.error),
        )
      }),
      runs,
    )
  })

  it.each(ofOne.filter(({ f }) => f.domain !== 'whole numbers'))('$name is real on its domain alone', ({ name, f }) => {
    const a = called(name, 1)
    fc.assert(
      fc.property(real, (x) => {
        const value = highAt(a, [exactly({ re: x }, context)])
        if (value.error === Number.POSITIVE_INFINITY) return
        const isReal = value.isUndefined !== true && exponentOfFloat(value.im) === Number.NEGATIVE_INFINITY
        const expected = isInDomain(f.domain, x)
        expect(isReal, `at ${x}`).toBe(expected ?? isReal)
      }),
      runs,
    )
  })

  it.each(functions.filter(({ f }) => f.exact !== 'never'))('$name has its exact values', ({ name, f, count }) => {
    const a = called(name, count)
    const fractions = fc.record({ numerator: fc.bigInt(-12n, 12n), denominator: fc.constantFrom(1n, 2n, 4n) })
    fc.assert(
      fc.property(fc.array(fractions, { minLength: count, maxLength: count }), (parts) => {
        const args = parts.map(({ numerator, denominator }) =>
          fractionOfDouble(Number(numerator) / Number(denominator)),
        )
        const exact = exactOrFailure(f, args)
        if (exact === undefined) return
        const high = highAt(
          a,
          args.map((value) => highOfRational(context, value)),
        )
        if (isBad(high)) return
        expect(relativeGap(highOfRational(context, exact), high, context)).toBeLessThan(8 - digits)
      }),
      runs,
    )
  })

  it.each(ofOne.filter(({ f }) => f.quick !== 'never'))('$name has the same digits the quick way', ({ name, f }) => {
    const wide = highContext(110)
    fc.assert(
      fc.property(real, (x) => {
        const quick = f.quick === 'never' ? undefined : f.quick({ exact: fractionOfDouble(x) })
        const value = quick && realFrom(quick)
        const high = highAt(called(name, 1), [exactly({ re: x }, wide)], wide)
        if (value === undefined || isBad(high)) return
        const { F } = wide
        const asHigh = { ...high, re: { mantissa: value.m, exponent: value.e, length: value.bits }, im: F.zero }
        expect(relativeGap(asHigh, high, wide), `at ${x}`).toBeLessThan(-100)
      }),
      runs,
    )
  })
})

/** The exact value; nothing where there is none, because it would divide by zero or be enormous. */
function exactOrFailure({ exact }: FunctionWithValues, args: readonly Rational[]): Rational | undefined {
  try {
    return exact === 'never' ? undefined : exact(args, createBudget({ digits: 200 }))
  } catch {
    return undefined
  }
}

/** Whether a real number is in a domain; nothing where it is next to its end, or the domain has many holes. */
function isInDomain(domain: Domain, x: number): boolean | undefined {
  const size = Math.abs(x)
  switch (domain) {
    case 'all':
      return true
    case 'not zero':
      return x !== 0
    case '≥ 0':
      return x >= 0
    case '> 0':
      return x > 0
    case '≥ 1':
      return x >= 1
    case '(0, 1]':
      return x > 0 && x <= 1
    case '[−1, 1]':
      return size <= 1
    case '(−1, 1)':
      return size < 1
    case 'outside (−1, 1)':
      return size >= 1
    case 'outside [−1, 1]':
      return size > 1
    case 'poles':
      return x === 0 ? undefined : true
    case 'whole numbers':
    case 'depends on the second argument':
      return undefined
  }
}
