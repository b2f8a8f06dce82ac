import { describe, expect, it } from 'vitest'
import { rational, type Rational } from '../../numbers/rational.ts'
import { read } from '../../reading/read.ts'
import type { Tree } from '../../tree.ts'
import type { EquivalenceOptions } from '../comparison-setting.ts'
import { decideEquivalence } from '../decide-equivalence.ts'
import { agreedClasses, createCoverage, notePoint, undecidedClass, untriedPoints } from './coverage.ts'
import { ANY_REAL } from './letter-domains.ts'

const whole = (value: bigint): Rational => rational(value, 1n)
const real = { ...ANY_REAL }
const counting = { ...ANY_REAL, isInteger: true }

describe('coverage', () => {
  it('asks for points in classes that none has met', () => {
    const coverage = createCoverage([real, counting])
    notePoint(coverage, [rational(1n, 2n), whole(3n)], 'agreed')
    for (const point of untriedPoints(coverage, [real, counting])) notePoint(coverage, point, 'agreed')
    expect(agreedClasses(coverage, ['x', 'n'])).toEqual([
      'x < 0',
      'x = 0',
      'x > 0',
      'n < 0',
      'n = 0',
      'n > 0',
      'n even',
      'n odd',
    ])
  })

  it('asks for no negative values of positive letters', () => {
    const positive = { ...ANY_REAL, isPositive: true }
    const coverage = createCoverage([positive])
    for (const point of untriedPoints(coverage, [positive])) notePoint(coverage, point, 'agreed')
    expect(agreedClasses(coverage, ['x'])).toEqual(['x > 0'])
  })

  it('is incomplete where nothing could be decided, and not where nothing has a value', () => {
    const coverage = createCoverage([real])
    notePoint(coverage, [whole(1n)], 'agreed')
    notePoint(coverage, [whole(0n)], 'nothing')
    expect(undecidedClass(coverage, ['x'])).toBeUndefined()
    notePoint(coverage, [whole(-1n)], 'open')
    expect(undecidedClass(coverage, ['x'])).toBe('x < 0')
    notePoint(coverage, [whole(-2n)], 'agreed')
    expect(undecidedClass(coverage, ['x'])).toBeUndefined()
  })
})

function tree(text: string): Tree {
  const reading = read(text, { mode: 'latex' })
  if (!reading.ok) throw new Error(`${text}: ${reading.error.message}`)
  return reading.tree
}

const decided = (key: string, answer: string, options: EquivalenceOptions = {}) =>
  decideEquivalence(tree(key), tree(answer), options)

describe('points that decide', () => {
  it('are named with the classes that they meet', () => {
    const { verdict, points } = decided('\\sqrt{x^2}', '\\left|x\\right|')
    expect(verdict).toBe('equal')
    expect(points?.classes).toEqual(['x < 0', 'x = 0', 'x > 0'])
    expect(points?.count).toBeGreaterThanOrEqual(12)
    expect(points?.digits).toBe(40)
  })

  it('meet both parities of whole numbers', () => {
    const { points } = decided('\\cos(n\\pi)', '(-1)^n', { kinds: { n: 'integer' } })
    expect(points?.classes).toEqual(expect.arrayContaining(['n even', 'n odd', 'n < 0', 'n = 0']))
  })

  it('meet zero, where signs differ', () => {
    expect(decided('\\operatorname{sign}(x)^2', '1').verdict).toBe('different')
    expect(decided('\\operatorname{sign}(x)^2', '1', { kinds: { x: 'positive' } }).verdict).toBe('equal')
  })
})
