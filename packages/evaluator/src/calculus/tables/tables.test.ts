import { describe, expect, it } from 'vitest'
import { meaningOf } from '../../computing/meaning.ts'
import { compareExpressions } from '../../equivalence/compare-expressions.ts'
import { read } from '../../reading/read.ts'
import type { Tree } from '../../tree.ts'
import { decideAntiderivative } from '../decide-antiderivative.ts'
import { differentiate } from '../differentiate.ts'
import { antiderivatives, derivatives } from './calculus.ts'

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

describe('antiderivatives', () => {
  for (const [key, answer, isRight, remark, options] of antiderivatives) {
    it(`${answer} for ${key} is ${isRight ? 'right' : 'wrong'}: ${remark}`, () => {
      const decision = decideAntiderivative(treeOf(key), treeOf(answer), { variable: 'x', ...options })
      expect(decision.verdict).toBe(isRight ? 'equal' : 'different')
    })
  }
})
