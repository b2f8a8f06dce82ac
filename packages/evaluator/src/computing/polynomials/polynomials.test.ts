import { describe, expect, it } from 'vitest'
import { read } from '../../reading/read.ts'
import { meaningOf } from '../meaning.ts'
import { doubleOf } from '../exact/fractions.ts'
import { factorPolynomial, isIrreducible } from './factoring.ts'
import { normalForm } from './normal-form.ts'
import { multiplyPolynomials, powerOfPolynomial, primitivePolynomial, samePolynomial } from './polynomial.ts'
import type { Polynomial } from './polynomial.ts'
import { realRoots } from './real-roots.ts'
import { createRing, declareLetters } from './ring.ts'

function formOf(text: string) {
  const reading = read(text, { mode: 'text' })
  if (!reading.ok) throw new Error(reading.error.message)
  const ring = createRing()
  declareLetters(ring, ['x', 'y', 'z'])
  return normalForm(ring, meaningOf(reading.tree))
}

const polynomial = (text: string): Polynomial => formOf(text).numerator

describe('factoring over the rationals', () => {
  for (const [text, count] of [
    ['x^2-1', 2],
    ['x^2+1', 1],
    ['x^4+4', 2],
    ['x^8-1', 4],
    ['x^8+x^4+1', 3],
    ['x^10-1', 4],
    ['x^4+1', 1],
    ['6x^2+x-2', 2],
    ['(x^2-2)(x^2-3)(x^2-6)', 3],
    ['x^12-1', 6],
    ['(x^2+1)^3*(x-2)', 2],
    ['(2x^3+x+5)*(3x^4-7)*(x^2+x+41)', 3],
    ['x^2-y^2', 2],
    ['x^3-y^3', 2],
    ['x^4+4y^4', 2],
    ['(x+y+z)*(x-2y)', 2],
    ['x*y+x+y+1', 2],
    ['x^2+y^2+1', 1],
  ] as const) {
    it(`${text} has ${count} different irreducible factors, whose product it is`, () => {
      const whole = polynomial(text)
      const factors = factorPolynomial(whole)
      expect(factors).toHaveLength(count)
      const product = factors
        .map(({ polynomial: factor, times }) => powerOfPolynomial(factor, times))
        .reduce(multiplyPolynomials)
      expect(samePolynomial(primitivePolynomial(product), primitivePolynomial(whole))).toBe(true)
      expect(factors.every((factor) => isIrreducible(factor.polynomial))).toBe(true)
    })
  }
})

describe('real roots', () => {
  for (const [text, roots] of [
    ['x^2-2', [-Math.SQRT2, Math.SQRT2]],
    ['x^2+1', []],
    ['x^3-x', [-1, 0, 1]],
    ['(x-1)^4*(x+3)', [-3, 1]],
    ['(3x-2)*(x-2)', [2 / 3, 2]],
    ['x^5-x-1', [1.1673039782614187]],
    ['x^3*(x^2-1)', [-1, 0, 1]],
    ['(1000000x-1)*(1000000x-2)', [1e-6, 2e-6]],
  ] as const) {
    it(`of ${text} are found`, () => {
      const found = realRoots(polynomial(text)).map((root) => doubleOf(root.near))
      expect(found).toHaveLength(roots.length)
      found.forEach((root, at) => expect(root).toBeCloseTo(roots[at]!, 12))
    })
  }
})

describe('normal forms', () => {
  for (const [a, b] of [
    ['(x^2-1)/(x-1)', 'x+1'],
    ['sqrt(8)', '2sqrt(2)'],
    ['sqrt(2)*sqrt(3)', 'sqrt(6)'],
    ['1/(1+sqrt(2))', 'sqrt(2)-1'],
    ['(1+i)^2', '2i'],
    ['1/(2+i)', '(2-i)/5'],
    ['e^(x+y)', 'e^x*e^y'],
    ['e^(2x)', '(e^x)^2'],
    ['2^(x+1)', '2*2^x'],
    ['sin(x)^2+cos(x)^2', '1'],
    ['tan(x)*cos(x)', 'sin(x)'],
    ['sin(-x)', '-sin(x)'],
    ['sqrt(x+1)^2', 'x+1'],
  ] as const) {
    it(`of ${a} and ${b} are the same`, () => {
      const difference = formOf(`(${a})-(${b})`)
      expect(difference.numerator).toBe(0n)
    })
  }

  it.each([
    ['(x^2-1)/(x-1)', 'x-1'],
    ['sqrt(8)', '2sqrt(3)'],
    ['sin(x)^2-cos(x)^2', '1'],
    ['sqrt((x+1)/y)', 'sqrt(x+1)/y'],
    ['2^(x+1)', '2^x+1'],
  ])('of %s and %s differ', (a, b) => {
    expect(formOf(`(${a})-(${b})`).numerator).not.toBe(0n)
  })
})
