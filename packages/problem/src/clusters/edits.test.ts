import { read, toText, type Tree } from '@isomorph/evaluator'
import { describe, expect, it } from 'vitest'
import { editsOf, withAnglesIn } from './edits.ts'

function treeOf(formula: string): Tree {
  const reading = read(formula, { mode: 'text' })
  if (!reading.ok) throw new Error(reading.error.message)
  return reading.tree
}

const slipsOf = (formula: string, ...variables: string[]): Record<string, string> =>
  Object.fromEntries(editsOf(treeOf(formula), variables, 100).map(({ name, tree }) => [name.message, toText(tree)]))

describe('slips', () => {
  it.each([
    ['1/2*m', 'forgot the factor ½', 'm'],
    ['a-b', 'left out the term b', 'a'],
    ['a-b', 'left out the term a', '-b'],
    ['a-b', 'added b in place of subtracting', 'a+b'],
    ['a*b', 'added a and b in place of multiplying', 'a+b'],
    ['a+b', 'multiplied a and b in place of adding', 'a*b'],
    ['v/t', 'multiplied by t in place of dividing', 'v*t'],
    ['v/t', 'turned the fraction v/t over', 't/v'],
    ['v*t', 'divided by t in place of multiplying', 'v/t'],
    ['v/(2*a)', 'multiplied by a in place of dividing', 'v/(2/a)'],
    ['v^2', 'did not square v', 'v'],
    ['v^3', 'took the exponent 2 of v in place of 3', 'v^2'],
    ['sqrt(x)', 'did not take the root of x', 'x'],
    ['sin(x)', 'used cos in place of sin', 'cos(x)'],
    ['-x', 'forgot the minus sign', 'x'],
  ])('%s: %s', (formula, name, after) => {
    expect(slipsOf(formula)[name]).toBe(after)
  })

  it('take a variable for another one', () => {
    expect(slipsOf('a/b', 'a', 'b', 'c')).toMatchObject({
      'used c in place of b': 'a/c',
      'squared a': 'a^2/b',
    })
  })

  it('take angles in the other unit', () => {
    expect(toText(withAnglesIn('degrees', treeOf('2*sin(x)')))).toBe('2*sin(x*(pi/180))')
    expect(toText(withAnglesIn('degrees', treeOf('arctan(x)')))).toBe('arctan(x)*(180/pi)')
  })

  it('are at most as many as asked for', () => {
    expect(editsOf(treeOf('a*b*c*d*(e+f+g)^2'), ['a', 'b', 'c'], 7)).toHaveLength(7)
  })
})
