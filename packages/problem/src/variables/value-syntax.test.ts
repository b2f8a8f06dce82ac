import { canonicalName } from '@isomorph/evaluator'
import { describe, expect, it } from 'vitest'
import { orderByDependencies } from './dependency-order.ts'
import { layOutGrid, valueOnGrid } from './random-grid.ts'
import { readNumberSetValue, readPlainDecimal } from './value-syntax.ts'
import { nameInLatex } from './variable-name.ts'

describe('values of number sets', () => {
  it.each([
    ['3', 3n, 1n],
    ['-3', -3n, 1n],
    ['−3', -3n, 1n],
    ['2.50', 250n, 100n],
    ['.5', 5n, 10n],
    ['5.', 5n, 1n],
    ['1.5E3', 15_000n, 10n],
    ['1.5e-2', 15n, 1000n],
    ['1.5x10^3', 15_000n, 10n],
    ['-1.5 × 10^{-2}', -15n, 1000n],
    ['12.5%', 125n, 1000n],
    ['1,250', 1250n, 1n],
    ['$1,250.50', 125_050n, 100n],
    ['-$12', -12n, 1n],
    ['3/4', 3n, 4n],
    ['-3/-4', 3n, 4n],
    ['1.5/2', 15n, 20n],
  ])('reads %s', (spelling, numerator, denominator) => {
    const value = readNumberSetValue(spelling)
    expect(value && value.numerator * denominator === numerator * value.denominator).toBe(true)
  })

  it.each([
    '',
    ' ',
    'x',
    '1,25',
    '1,2500',
    '$0',
    '0,000',
    '1/0',
    '1e99999',
    '1e2000',
    '1.2.3',
    '--1',
    '+',
    '٣',
    '1'.repeat(201),
  ])('refuses %s', (spelling) => {
    expect(readNumberSetValue(spelling)).toBeUndefined()
  })

  it('takes only plain decimals for random numbers', () => {
    expect(readPlainDecimal('-0.25')).toEqual({ numerator: -25n, denominator: 100n })
    expect(readPlainDecimal('1/2')).toBeUndefined()
    expect(readPlainDecimal('1e3')).toBeUndefined()
  })
})

describe('layOutGrid', () => {
  const grid = (min: string, max: string, step: string, ...blacklist: string[]) =>
    layOutGrid({ min, max, step, blacklist, numberFormatType: 'Number' })

  function valuesOf(laidOut: ReturnType<typeof grid>): readonly number[] {
    if ('field' in laidOut) throw new Error(laidOut.message)
    return Array.from({ length: laidOut.count }, (_, position) => {
      const { numerator, denominator } = valueOnGrid(laidOut, position)
      return Number(numerator) / Number(denominator)
    })
  }

  it('counts from min by step and never beyond max', () => {
    expect(valuesOf(grid('0.1', '1', '0.3'))).toEqual([0.1, 0.4, 0.7, 1])
    expect(valuesOf(grid('0', '1', '0.4'))).toEqual([0, 0.4, 0.8])
    expect(valuesOf(grid('-3', '3', '2.00'))).toEqual([-3, -1, 1, 3])
    expect(valuesOf(grid('2', '2', '1'))).toEqual([2])
  })

  it('leaves out the blacklist, however it is spelt', () => {
    expect(valuesOf(grid('-2', '2', '1', '0.0', '-1', '7', '0.5', '0'))).toEqual([-2, 1, 2])
    expect(valuesOf(grid('0', '4', '1', '0', '1', '4'))).toEqual([2, 3])
  })

  it.each([
    ['', '2', '1', [], 'min'],
    ['1', '1/2', '1', [], 'max'],
    ['1', '2', '0', [], 'step'],
    ['1', '2', '-1', [], 'step'],
    ['3', '2', '1', [], 'max'],
    ['0', '1', '1', ['0', '1'], 'blacklist'],
    ['0', '1', '1', ['x'], 'blacklist'],
    ['0', '99999999999999999', '0.001', [], 'step'],
  ])('refuses min %s, max %s, step %s, blacklist %s', (min, max, step, blacklist, field) => {
    expect(grid(min, max, step, ...blacklist)).toMatchObject({ field })
  })
})

describe('names', () => {
  it('knows one spelling for each name, and writes it in LaTeX', () => {
    expect(['v_{max}', 'v_max', '\\alpha_{1}'].map(canonicalName)).toEqual(['v_max', 'v_max', 'alpha_1'])
    expect(['v_{max}', 'v_0', 'mass', 'alpha_1', 'x'].map(nameInLatex)).toEqual([
      'v_{\\mathrm{max}}',
      'v_{0}',
      '\\mathrm{mass}',
      '\\alpha_{1}',
      'x',
    ])
  })
})

describe('orderByDependencies', () => {
  it('puts each name after all it needs', () => {
    const needs = new Map([
      ['d', ['b', 'c']],
      ['c', ['b', 'x']],
      ['b', ['a']],
    ])
    expect(orderByDependencies(needs)).toEqual({ ok: true, order: ['b', 'c', 'd'] })
  })

  it('names the members of a cycle and no others', () => {
    const needs = new Map([
      ['z', ['a']],
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a']],
    ])
    expect(orderByDependencies(needs)).toEqual({ ok: false, cycle: ['a', 'b', 'c'] })
    expect(orderByDependencies(new Map([['a', ['a']]]))).toEqual({ ok: false, cycle: ['a'] })
  })
})
