import { describe, expect, it } from 'vitest'
import { spellVariable } from '../formulas/lists/list-value.ts'
import { markAnswer } from '../marking/mark-answer.ts'
import { instantiateStatement } from '../statement/instantiate.ts'
import { doc, plainText } from '@isomorph/rich-text'
import {
  calculated,
  compile,
  draw,
  numberSet,
  numeric,
  randomNumber,
  sample,
  symbolic,
  wholeSet,
} from '../problem.fixtures.ts'
import { openStream } from './generator.ts'
import { drawNormal } from './sample.ts'
import { environmentOf, type Variant } from './variant.ts'

function numbersOf(variant: Variant, id = 1): readonly number[] {
  return (variant.drawn[id] ?? '').slice(1, -1).split(';').map(Number)
}

function samples(
  rest: Parameters<typeof sample>[4],
  seeds = 50,
  min = '1',
  max = '20',
): readonly (readonly number[])[] {
  const compiled = compile({ variables: [sample(1, 'x', min, max, rest)] })
  return Array.from({ length: seeds }, (_, seed) => numbersOf(draw(compiled, seed)))
}

describe('samples of random numbers', () => {
  it('have as many numbers as asked for, all on the grid', () => {
    for (const numbers of samples({ count: 7, step: '0.5', blacklist: ['3'] })) {
      expect(numbers).toHaveLength(7)
      expect(
        numbers.every((number) => number >= 1 && number <= 20 && Number.isInteger(2 * number) && number !== 3),
      ).toBe(true)
    }
  })

  it('are lists where all combinations are tried for a condition', () => {
    const one = sample(1, 'x', '5', '5', { count: 3 })
    const constraints = [{ id: 1, formula: 'mean(x)=k' }]
    expect(draw(compile({ variables: [one, randomNumber(2, 'k', '1', '900')], constraints })).values).toEqual({
      x: '[5;5;5]',
      k: '5',
    })
  })

  it('have no number twice where they are to be distinct', () => {
    for (const numbers of samples({ count: 20, isDistinct: true })) expect(new Set(numbers).size).toBe(20)
    for (const numbers of samples({ count: 18, isDistinct: true, distribution: normal('10', '1') }, 5))
      expect(new Set(numbers).size).toBe(18)
  })

  it('are in order where they are to be sorted', () => {
    for (const numbers of samples({ isSorted: true })) expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  })

  it('are spread as a normal distribution within the limits', () => {
    const numbers = samples({ count: 500, distribution: normal('50', '10') }, 20, '0', '100').flat()
    const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length
    const deviation = Math.sqrt(numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / numbers.length)
    expect(Math.abs(mean - 50)).toBeLessThan(0.4)
    expect(Math.abs(deviation - 10)).toBeLessThan(0.3)
    const within = (width: number): number =>
      numbers.filter((number) => Math.abs(number - 50) <= width).length / numbers.length
    // 68.3 % and 95.4 % of a normal distribution, with half a step at each end.
    expect(within(10)).toBeGreaterThan(0.68)
    expect(within(10)).toBeLessThan(0.73)
    expect(within(20)).toBeGreaterThan(0.945)
  })

  it('say what is wrong with their settings', () => {
    const errorOf = (rest: Parameters<typeof sample>[4]) =>
      compile({ variables: [sample(1, 'x', '1', '20', rest)] }).error
    expect(errorOf({ count: 0 })).toMatchObject({
      path: 'variables.0.parameters.count',
      message: 'A list has from 1 to 500 numbers.',
    })
    expect(errorOf({ count: 21, isDistinct: true })?.message).toBe('There are only 20 different values for 21 numbers.')
    expect(errorOf({ distribution: normal('30', '1') })).toMatchObject({
      path: 'variables.0.parameters.distribution.mean',
      message: 'The mean must lie between the start and the end.',
    })
    expect(errorOf({ distribution: normal('10', '0') })?.message).toBe(
      'The standard deviation must be a plain number greater than 0.',
    )
  })
})

const normal = (mean: string, standardDeviation: string) => ({ kind: 'Normal', mean, standardDeviation }) as const

describe('generator 2', () => {
  it('gives the samples it has always given', () => {
    const variables = [
      sample(1, 'x', '1', '100', { count: 5 }),
      sample(2, 'y', '1', '100', { count: 5, isDistinct: true, isSorted: true }),
      sample(3, 'z', '0', '100', { count: 5, distribution: normal('50', '10') }),
      randomNumber(4, 'a', '1', '1000'),
    ]
    expect(draw(compile({ variables }), 42)).toMatchInlineSnapshot(`
      {
        "drawn": {
          "1": "[90;61;72;83;57]",
          "2": "[33;39;61;82;89]",
          "3": "[30;42;56;63;46]",
          "4": "956",
        },
        "generator": 2,
        "seed": 42,
        "values": {
          "a": "956",
          "x": "[90;61;72;83;57]",
          "y": "[33;39;61;82;89]",
          "z": "[30;42;56;63;46]",
        },
      }
    `)
  })

  it('draws what generator 1 drew as before', () => {
    const drawn = [randomNumber(1, 'a', '1', '1000'), numberSet(2, 'b', '2', '3', '5')]
    const before = draw(compile({ variables: drawn }), 7)
    const after = draw(compile({ variables: [...drawn, sample(3, 'x', '1', '9')] }), 7)
    expect(before.generator).toBe(1)
    expect(after.generator).toBe(2)
    expect(after.values).toMatchObject(before.values)
  })

  it('reads variants stored by generator 1 with the values they had', () => {
    const compiled = compile({ variables: [randomNumber(1, 'a', '1', '1000'), calculated(2, 'c', '2a')] })
    const stored: Variant = { generator: 1, seed: 5, drawn: { '1': '17' }, values: { a: '17', c: '~33.5' } }
    expect([...environmentOf(compiled, stored).values.keys()]).toEqual(['a', 'c'])
    expect(instantiateStatement(compiled, stored)).toEqual(compiled.content.statement)
    expect(environmentOf(compiled, stored).values.get('c')).toMatchObject({ kind: 'high', re: { digits: 335n } })
  })

  it('reads samples that it stored with the numbers they had, whatever the seed draws now', () => {
    const mean = calculated(2, 'c', String.raw`\operatorname{mean}\left(x\right)`)
    const compiled = compile({ variables: [sample(1, 'x', '1', '100', { count: 3 }), mean] })
    const stored: Variant = { generator: 2, seed: 42, drawn: { '1': '[1;2;4]' }, values: { x: '[1;2;4]', c: '~2.5' } }
    expect(draw(compiled, 42).drawn).not.toEqual(stored.drawn)
    const { values } = environmentOf(compiled, stored)
    expect(spellVariable(values.get('x')!)).toBe('[1;2;4]')
    expect(values.get('c')).toMatchObject({ kind: 'high', re: { digits: 25n } })
  })

  it('has coins that are fair', () => {
    const stream = openStream(1, 2, 3)
    const drawn = Array.from({ length: 4000 }, () => drawNormal(stream))
    const mean = drawn.reduce((sum, z) => sum + z, 0) / drawn.length
    const fourth = drawn.reduce((sum, z) => sum + z ** 4, 0) / drawn.length
    expect(Math.abs(mean)).toBeLessThan(0.05)
    expect(Math.abs(fourth - 3)).toBeLessThan(0.35)
  })
})

describe('problems with data', () => {
  const compiled = compile({
    variables: [sample(1, 'x', '1', '20'), calculated(2, 's', 'stdev(x)'), wholeSet(3, 'g', '1.50', '$1,250')],
    statement: doc('Data: {{x}} and {{g}}'),
    questions: [numeric('stdev(x)', { tolerance: { kind: 'Percentage', value: '1' } })],
  })

  it('show their lists and mark against a statistic of them', () => {
    const variant = draw(compiled, 3)
    const numbers = numbersOf(variant)
    const mean = numbers.reduce((sum, number) => sum + number, 0) / 10
    const deviation = Math.sqrt(numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / 9)
    expect(plainText(instantiateStatement(compiled, variant))).toBe(`Data: ${numbers.join(', ')} and 1.50; $1,250`)
    const mark = (value: number) =>
      markAnswer(compiled, variant, { questionKey: 1, value: value.toFixed(3), mode: 'latex' }).percent
    expect(mark(deviation)).toBe(100)
    expect(mark(deviation * 1.05)).toBe(0)
  })

  it('come back from what was stored', () => {
    const variant = draw(compiled, 9)
    const stored = JSON.parse(JSON.stringify(variant)) as Variant
    expect(instantiateStatement(compiled, stored)).toEqual(instantiateStatement(compiled, variant))
    expect([...environmentOf(compiled, stored).values]).toEqual([...environmentOf(compiled, variant).values])
  })

  it('refuse a list where a number is needed', () => {
    const { findings } = compile({ variables: [wholeSet(1, 'x', '1', '2')], questions: [symbolic('2x')] })
    expect(findings.map(({ message }) => message)).toEqual([
      'This is a list, and a number is needed. Take a number of it, such as mean(x) or x[1].',
    ])
  })
})

describe('samples of which one number is solved', () => {
  const solved = (rest: Parameters<typeof sample>[4], formula: string, seeds = 40): readonly (readonly number[])[] => {
    const constraints = [{ id: 1, formula }]
    const variables = [sample(1, 'x', '1', '30', { isLastSolved: true, ...rest })]
    const compiled = compile({ variables, constraints })
    return Array.from({ length: seeds }, (_, seed) => numbersOf(draw(compiled, seed)))
  }
  const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, x) => sum + x, 0) / numbers.length

  it('have the mean that a condition asks for', () => {
    for (const numbers of solved({}, '\\operatorname{mean}(x)=12')) expect(meanOf(numbers)).toBe(12)
  })

  it('have a mean that is a whole number where a condition asks for one', () => {
    const means = solved({ count: 30 }, '\\operatorname{mean}(x)=\\lfloor\\operatorname{mean}(x)\\rfloor').map(meanOf)
    expect(means.every(Number.isInteger)).toBe(true)
    expect(new Set(means).size).toBeGreaterThan(3)
  })

  it('stay in order, without repetition and on the grid', () => {
    const rest = { isSorted: true, isDistinct: true, step: '0.5', blacklist: ['7', '12.5'], count: 8 }
    for (const numbers of solved(rest, '\\operatorname{sum}(x)=100')) {
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(numbers.reduce((sum, x) => sum + x, 0)).toBe(100)
      expect(numbers.some((x) => x === 7 || x === 12.5 || !Number.isInteger(2 * x))).toBe(false)
    }
  })

  it('keep a normal spread: the solved number is no outlier', () => {
    const rest = { distribution: normal('15', '2') }
    for (const numbers of solved(rest, '\\operatorname{mean}(x)=15')) {
      expect(meanOf(numbers)).toBe(15)
      expect(numbers.every((x) => x >= 7 && x <= 23)).toBe(true)
    }
  })

  it('solve equations through calculated values, and more than one condition at once', () => {
    const constraints = [
      { id: 1, formula: 'm=14' },
      { id: 2, formula: '\\operatorname{stdev}(x)>4' },
    ]
    const variables = [
      sample(1, 'x', '1', '30', { isLastSolved: true }),
      calculated(2, 'm', '\\operatorname{mean}\\left(x\\right)'),
    ]
    const compiled = compile({ variables, constraints })
    for (let seed = 0; seed < 20; seed += 1) expect(draw(compiled, seed).values['m']).toBe('14')
  })

  it('need the third generator, and draw what the second draws where nothing has to be solved', () => {
    const drawnBy = (rest: Parameters<typeof sample>[4]): Variant =>
      draw(compile({ variables: [sample(1, 'x', '1', '30', rest)] }), 7)
    expect(drawnBy({}).generator).toBe(2)
    expect(drawnBy({ isLastSolved: true }).generator).toBe(3)
    expect(drawnBy({ isLastSolved: true }).drawn).toEqual(drawnBy({}).drawn)
  })

  it('draw the same again for a stored problem', () => {
    expect(solved({}, '\\operatorname{mean}(x)=12', 3)).toMatchInlineSnapshot(`
      [
        [
          7,
          17,
          30,
          2,
          5,
          10,
          4,
          21,
          23,
          1,
        ],
        [
          7,
          11,
          20,
          14,
          2,
          11,
          9,
          27,
          9,
          10,
        ],
        [
          8,
          10,
          4,
          25,
          17,
          5,
          14,
          11,
          24,
          2,
        ],
      ]
    `)
  })
})
