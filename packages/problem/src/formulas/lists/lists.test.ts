import { describe, expect, it } from 'vitest'
import type { Variable } from '../../content/variable.ts'
import { calculated, compile, draw, numberSet, wholeSet } from '../../problem.fixtures.ts'

const data = wholeSet(1, 'x', '3', '5', '5', '9', '10')

function valueOf(formula: string, ...others: readonly Variable[]): string | undefined {
  return draw(compile({ variables: [data, ...others, calculated(9, 'r', formula)] })).values['r']
}

function errorOf(formula: string, ...others: readonly Variable[]): string | undefined {
  return compile({ variables: [data, ...others, calculated(9, 'r', formula)] }).error?.message
}

describe('functions over a list', () => {
  it.each([
    ['sum(x)', '32'],
    ['mean(x)', '32/5'],
    ['\\operatorname{mean}\\left(x\\right)', '32/5'],
    ['median(x)', '5'],
    ['mode(x)', '5'],
    ['min(x)', '3'],
    ['\\max\\left(x\\right)', '10'],
    ['count(x)', '5'],
    ['sort(-x)', '[-10;-9;-5;-5;-3]'],
    ['var(x)', '44/5'],
    ['varp(x)', '176/25'],
    ['quantile(x,0.25)', '5'],
    ['quantile(x,0.25,6)', '4'],
    ['quantile(x,0.1,1)', '3'],
    ['quantile(x,0.2,2)', '4'],
    ['iqr(x)', '4'],
    ['range(x)', '7'],
    ['cumsum(x)', '[3;8;13;22;32]'],
    ['x[3]', '5'],
    ['2x[5]+1', '21'],
    ['x[2]^2', '25'],
    ['3x[2]^2-x[1]', '72'],
    ['x[2]!', '120'],
    ['x[5]\\%', '1/10'],
    ['x[1]!^2', '36'],
    ['\\variable{x}[1]', '3'],
    ['sort(x)[5]', '10'],
    ['2x+1', '[7;11;11;19;21]'],
    ['x-mean(x)', '[-17/5;-7/5;-7/5;13/5;18/5]'],
    ['sum((x-mean(x))^2)', '176/5'],
    ['[x[1],2x[2],7]', '[3;10;7]'],
    ['range(1,9,2)', '[1;3;5;7;9]'],
    ['dot(x,range(1,5))', '114'],
    ['slope(range(1,5),x)', '9/5'],
    ['intercept(range(1,5),x)', '1'],
    ['residuals(range(1,5),x)', '[1/5;2/5;-7/5;4/5;0]'],
    ['cov(range(1,5),x)', '9/2'],
    ['mean(2,4,9)', '5'],
    ['map(k^2+1,k,x)', '[10;26;26;82;101]'],
    ['\\operatorname{map}\\left(k-mean(x),k,[1,2]\\right)', '[-27/5;-22/5]'],
    ['filter(k>5,k,x)', '[9;10]'],
    ['filter(k>mean(x)\\lor k=3,k,x)', '[3;9;10]'],
    ['count(filter(x[k]=5,k,range(1,5)))', '2'],
    ['map(x[k],k,filter(k\\ne1,k,range(1,3)))', '[5;5]'],
    ['sum(map(binompdf(4,\\frac12,k),k,range(0,2)))', '11/16'],
    ['map(sum(map(jk,j,[1,2])),k,[1,10])', '[3;30]'],
    ['filter(k>100,k,x)', '[]'],
  ])('%s is %s', (formula, value) => {
    expect(valueOf(formula)).toBe(value)
  })

  it.each(['1', '10^7', '10^{20}', '10^{-9}', '\\frac{1}{7}'])(
    'is exact for short and for long numbers: times %s',
    (factor) => {
      const long = calculated(3, 'z', `${factor}(x-4)`)
      const same = (formula: string, expected: string) => {
        expect([formula, valueOf(`${formula}-(${expected})`, long)]).toEqual([formula, '0'])
      }
      same('sum(z)', `${factor}\\cdot 12`)
      same('var(z)', `(${factor})^2\\cdot\\frac{44}{5}`)
      same('cov(x,z)', `${factor}\\cdot\\frac{44}{5}`)
      same('quantile(z,0.25)', factor)
      same('max(z)', `${factor}\\cdot 6`)
    },
  )

  it('gives roots exactly where they are fractions, else to 100 digits', () => {
    expect(valueOf('stdev([1,3])^2')).toMatch(/^~?2/)
    expect(valueOf('stdevp([1,3])')).toBe('1')
    expect(valueOf('stdev(x)')).toMatch(/^~2\.96647939483826/)
    expect(valueOf('corr(range(1,5),x)')).toMatch(/^~0\.9594/)
    expect(valueOf('\\frac{stdev(x)}{\\sqrt{5}}')).toMatch(/^~1\.3266499161421599/)
  })
})

describe('mistakes with lists', () => {
  it.each([
    ['stdv(x)', '“stdv” is not a function. Did you mean stdev?'],
    ['blorp(x)', '“blorp” is not a function.'],
    ['mean', '“mean” needs brackets: mean(x).'],
    ['y+1', '“y” is not a variable of this problem.'],
    ['mean(3)', 'mean needs a list, as in mean(x); this is a number.'],
    ['quantile(x,x)', 'Argument 2 of quantile must be a number, as in quantile(x, 0.25); this is a list.'],
    ['map(k^2,k)', 'map is written map(k^2, k, x); here it has 2 arguments.'],
    ['map(x^2,x,x)', '“x” is a variable: map needs another letter, as in map(k^2, k, x).'],
    ['map(3,4,x)', 'The second argument of map is a letter for each element, as in map(k^2, k, x).'],
    ['map(k,k,7)', 'map needs a list, as in map(k^2, k, x); this is a number.'],
    ['map(kx,k,x)', 'The formula of map must be a number for each element, not a list.'],
    ['filter(k+1,k,x)', 'The first argument of filter is a condition, as in filter(k>5, k, x).'],
    ['map(k+q,k,x)', '“q” is not a variable of this problem.'],
    ['[x,1]', 'An element of a list must be a number, not a list.'],
  ])('says what is wrong with %s', (formula, message) => {
    expect(errorOf(formula)).toBe(message)
  })

  it('keeps the products of letters that a problem without lists has', () => {
    const variables = ['v', 'a', 'r', 'x'].map((name, index) => numberSet(index + 1, name, '2'))
    const { values } = draw(compile({ variables: [...variables, calculated(9, 'p', 'var(x)')] }))
    expect(values['p']).toBe('16')
  })

  it('keeps them under a sum over one of the letters, and with names of several letters', () => {
    const sum = compile({
      variables: [numberSet(1, 's', '3'), numberSet(2, 'u', '5'), calculated(3, 'p', '\\sum_{m=1}^{3}sum(2)')],
    })
    expect(draw(sum).values['p']).toBe('180')
    const names = compile({
      variables: [numberSet(1, 'su', '3'), numberSet(2, 'm', '5'), calculated(3, 'p', 'sum(2)')],
    })
    expect(draw(names).values['p']).toBe('30')
  })

  it('reads the word as a function where a calculated value is a list', () => {
    const variables = ['v', 'a', 'r'].map((name, index) => numberSet(index + 1, name, '2'))
    const list = calculated(8, 'c', '[v,a+1,7]')
    const { values } = draw(compile({ variables: [...variables, list, calculated(9, 'p', 'var(c)')] }))
    expect(values['p']).toBe('7')
  })
})
