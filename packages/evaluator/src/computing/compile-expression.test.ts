import { Decimal } from 'decimal.js'
import { describe, expect, it } from 'vitest'
import { read } from '../reading/read.ts'
import { createBudget } from './budget.ts'
import { compileExpression, realPart } from './compile-expression.ts'
import type { CompileOptions, LetterValues } from './compile-expression.ts'

function compiled(text: string, options: CompileOptions = {}) {
  const reading = read(text, { mode: 'text', ...(options.functions ? { functions: options.functions } : {}) })
  if (!reading.ok) throw new Error(reading.error.message)
  const outcome = compileExpression(reading.tree, options)
  if (!outcome.ok) throw new Error(outcome.problem)
  return outcome.value
}

const highOf = (text: string, values: LetterValues = {}, options: CompileOptions = {}) =>
  compiled(text, options).computeHigh(values)
const problemOf = (text: string, values: LetterValues = {}) => {
  const outcome = highOf(text, values)
  return outcome.ok ? undefined : outcome.problem
}

describe('compileExpression', () => {
  it('computes again and again with other values', () => {
    const area = compiled('a*b/2')
    expect(area.letters).toEqual(['a', 'b'])
    expect(area.computeDouble({ a: 3, b: 4 })).toEqual({ ok: true, value: { re: 6, im: 0, error: 0 } })
    expect(area.computeDouble({ a: 5, b: 3 })).toMatchObject({ value: { re: 7.5 } })
  })

  it('keeps fractions exact', () => {
    const outcome = highOf('1/3+x', { x: { numerator: 1n, denominator: 6n } })
    expect(outcome).toMatchObject({ ok: true, value: { exact: { numerator: 1n, denominator: 2n } } })
  })

  it('gives a hundred digits of irrational numbers', () => {
    const outcome = highOf('sqrt(2)')
    const digits =
      '1.414213562373095048801688724209698078569671875376948073176679737990732478462107038850387534327641573'
    expect(outcome.ok && outcome.value.re.toString().slice(0, 99)).toBe(digits.slice(0, 99))
  })

  it('takes values with many digits', () => {
    const third = { re: new Decimal('0.3333333333333333333333333333333333333333'), im: new Decimal(0) }
    const outcome = highOf('3*x', { x: third })
    expect(outcome.ok && outcome.value.re.toString()).toBe('0.9999999999999999999999999999999999999999')
  })

  it('keeps a real result real', () => {
    const outcome = highOf('e^(i*pi)')
    expect(outcome.ok && [outcome.value.re.toNumber(), outcome.value.im.isZero()]).toEqual([-1, true])
  })

  it('measures angles in degrees where told to', () => {
    const outcome = highOf('sin(30)', {}, { angles: 'degrees' })
    expect(outcome.ok && outcome.value.re.minus(0.5).abs().lt('1e-95')).toBe(true)
  })

  it('takes the real odd root where told to', () => {
    const outcome = highOf('(-8)^(1/3)', {}, { realOddRoots: true })
    expect(outcome.ok && outcome.value.re.plus(2).abs().lt('1e-95') && outcome.value.im.isZero()).toBe(true)
  })

  it('names what went wrong', () => {
    expect(problemOf('1/0')).toBe('DivideByZero')
    expect(problemOf('1/(x-2)', { x: 2 })).toBe('DivideByZero')
    expect(problemOf('1/sin(pi)')).toBe('DivideByZero')
    expect(problemOf('tan(pi/2)')).toBe('DivideByZero')
    expect(problemOf('x+1')).toBe('UndefinedVariable')
    expect(problemOf('9^(9^(9^9))')).toBe('OverBudget')
    expect(problemOf('1000000000!')).toBe('OverBudget')
    expect(problemOf('(1/2)!')).toBe('UnableToEvaluate')
    expect(problemOf('ln(0)')).toBe('UnableToEvaluate')
  })

  it('tells a complex result from a real one', () => {
    expect(realPart(highOf('sqrt(-4)'))).toEqual({ ok: false, problem: 'ComplexNumberFormatAsReal' })
    expect(realPart(highOf('sqrt(4)'))).toMatchObject({ ok: true })
  })

  it('stops at its budget', () => {
    const reading = read('\\sum_{k=1}^{n}\\frac{1}{k}', { mode: 'latex' })
    if (!reading.ok) throw new Error(reading.error.message)
    const harmonic = compileExpression(reading.tree)
    if (!harmonic.ok) throw new Error(harmonic.problem)
    expect(harmonic.value.computeHigh({ n: 10 })).toMatchObject({
      value: { exact: { numerator: 7381n, denominator: 2520n } },
    })
    expect(harmonic.value.computeHigh({ n: 1e12 })).toMatchObject({ ok: false, problem: 'OverBudget' })
    expect(harmonic.value.computeDouble({ n: 1e6 }, createBudget({ nodes: 1000 }))).toMatchObject({
      ok: false,
      problem: 'OverBudget',
    })
  })

  it.each([
    ['sin(1)^2+cos(1)^2', 1, 1e-14],
    ['(sqrt(2))^2', 2, 1e-14],
    ['10^16+1-10^16', 1, 25],
    ['e^(ln(7))', 7, 1e-13],
  ])('bounds the error of %s in doubles', (text, exact, most) => {
    const outcome = compiled(text).computeDouble()
    if (!outcome.ok) throw new Error(outcome.problem)
    const { re, error } = outcome.value
    expect(Math.abs(re - exact)).toBeLessThanOrEqual(error)
    expect(error).toBeLessThan(most)
  })
})
