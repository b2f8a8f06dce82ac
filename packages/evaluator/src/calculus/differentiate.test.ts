import { describe, expect, it } from 'vitest'
import { meaningOf } from '../computing/meaning.ts'
import { compareExpressions } from '../equivalence/expressions/compare-expressions.ts'
import { read } from '../reading/read.ts'
import type { Tree } from '../tree.ts'
import { differentiate } from './differentiate.ts'

/** A formula, its derivative in x, and why. */
type DerivativeRow = readonly [formula: string, derivative: string, remark: string]

const derivatives: readonly DerivativeRow[] = [
  ['x^3', '3x^2', 'power rule'],
  ['5', '0', 'a constant'],
  ['a*x', 'a', 'another letter is a constant'],
  ['sqrt(x)', '1/(2sqrt(x))', 'root'],
  ['1/x', '-1/x^2', 'reciprocal'],
  ['x^n', 'n*x^(n-1)', 'any exponent'],
  ['e^(3x)', '3e^(3x)', 'chain rule'],
  ['2^x', '2^x*ln(2)', 'exponential'],
  ['x^x', 'x^x*(ln(x)+1)', 'base and exponent move'],
  ['ln(x)', '1/x', 'logarithm'],
  ['ln(|x|)', '1/x', 'logarithm of the size'],
  ['log(x,10)', '1/(x*ln(10))', 'other base'],
  ['sin(x)', 'cos(x)', 'sine'],
  ['cos(x)', '-sin(x)', 'cosine'],
  ['tan(x)', '1/cos(x)^2', 'tangent'],
  ['cot(x)', '-1/sin(x)^2', 'cotangent'],
  ['sec(x)', 'sec(x)tan(x)', 'secant'],
  ['csc(x)', '-csc(x)cot(x)', 'cosecant'],
  ['arcsin(x)', '1/sqrt(1-x^2)', 'inverse sine'],
  ['arccos(x)', '-1/sqrt(1-x^2)', 'inverse cosine'],
  ['arctan(x)', '1/(1+x^2)', 'inverse tangent'],
  ['arcsec(x)', '1/(|x|*sqrt(x^2-1))', 'inverse secant'],
  ['sinh(x)', 'cosh(x)', 'hyperbolic'],
  ['tanh(x)', '1-tanh(x)^2', 'hyperbolic'],
  ['arsinh(x)', '1/sqrt(x^2+1)', 'inverse hyperbolic'],
  ['arcosh(x)', '1/sqrt(x^2-1)', 'inverse hyperbolic'],
  ['artanh(x)', '1/(1-x^2)', 'inverse hyperbolic'],
  ['arsech(x)', '-1/(x*sqrt(1-x^2))', 'inverse hyperbolic'],
  ['x*sin(x)', 'sin(x)+x*cos(x)', 'product rule'],
  ['sin(x)/x', '(x*cos(x)-sin(x))/x^2', 'quotient rule'],
  ['(x^2+1)^10', '20x*(x^2+1)^9', 'chain rule'],
  ['sin(x^2)', '2x*cos(x^2)', 'chain rule'],
  ['|x|', 'x/|x|', 'absolute value away from zero'],
  ['root(x,3)', '1/(3*root(x,3)^2)', 'cube root'],
]

function treeOf(text: string): Tree {
  const reading = read(text, { mode: 'text' })
  if (!reading.ok) throw new Error(`${text}: ${reading.error.message}`)
  return reading.tree
}

describe('derivatives', () => {
  for (const [formula, derivative, remark] of derivatives) {
    it(`${formula} has the derivative ${derivative}: ${remark}`, () => {
      const found = differentiate(meaningOf(treeOf(formula)), 'x')
      expect(compareExpressions(meaningOf(treeOf(derivative)), found).verdict).toBe('equal')
    })
  }
})
