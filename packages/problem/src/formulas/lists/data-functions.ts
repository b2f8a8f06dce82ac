/** The functions over lists of numbers: what each takes, what it gives and how it is worked out. */

import {
  absolute,
  add,
  compare,
  divide,
  integer,
  isInteger,
  multiply,
  rational,
  signOf,
  subtract,
} from '@isomorph/evaluator'
import { exactValue, isReal, realFraction, type Value } from '../value.ts'
import { listAt, ofPairs, statistic, type DataFunction } from './data-function.ts'
import { distributionFunctions } from './distributions.ts'
import { testDistributionFunctions } from './test-distribution-functions.ts'
import { listValue, maximumElements, numberIn, type ListValue, type VariableValue } from './list-value.ts'
import {
  ascending,
  fractionsOf,
  issue,
  meanOf,
  medianOf,
  modeOf,
  productOfDeviations,
  quantileMethods,
  quantileOf,
  resultOf,
  rootOf,
  sumOf,
  varianceOf,
  type DataIssue,
  type Numbers,
  type QuantileMethod,
} from './statistics.ts'
import { say } from '../../wording/said.ts'

const zeroSpread = (name: string): DataIssue => issue(say('zeroSpread', { name }))

function quantile(args: readonly VariableValue[]): Value | DataIssue {
  const [items, p, method] = [listAt(args, 0), numberIn(args[1]), numberIn(args[2])]
  if (items.length === 0 || !items.every(isReal)) return issue(say('needsRealList', { name: 'quantile' }))
  if (p === undefined || !isReal(p) || signOf(realFraction(p)) < 0 || compare(realFraction(p), integer(1)) > 0)
    return issue(say('secondFromZeroToOne', { name: 'quantile' }))
  const chosen = method === undefined ? 7 : quantileMethods.find((each) => isWhole(method, each))
  if (chosen === undefined) return issue(say('quantileMethod', { name: 'quantile' }))
  return resultOf(quantileOf(fractionsOf(items), realFraction(p), chosen), [...items, p])
}

const isWhole = (value: Value, wanted: number): boolean => {
  const fraction = realFraction(value)
  return isInteger(fraction) && fraction.numerator === BigInt(wanted)
}

const quarter = (numbers: Numbers, quarters: bigint, method: QuantileMethod = 7) =>
  quantileOf(numbers, rational(quarters, 4n), method)

/** range(x) is the spread; range(from, to, step) the numbers from one to the other. */
function range(args: readonly VariableValue[]): VariableValue | DataIssue {
  const [from, to, by] = [numberIn(args[0]), numberIn(args[1]), numberIn(args[2])]
  if (from === undefined || to === undefined) return issue(say('rangeArguments', { name: 'range' }))
  const [first, last] = [realFraction(from), realFraction(to)]
  const step = by === undefined ? integer(1) : realFraction(by)
  if (signOf(step) === 0) return issue(say('rangeStepZero', { name: 'range' }))
  const steps = divide(subtract(last, first), step)
  const count = signOf(steps) < 0 ? 0 : Number(steps.numerator / steps.denominator) + 1
  if (count > maximumElements)
    return issue(say('rangeTooLong', { name: 'range', numbers: String(count), most: String(maximumElements) }))
  const given = [from, to, ...(by === undefined ? [] : [by])]
  return listValue(
    Array.from({ length: count }, (_, index) => resultOf(add(first, multiply(integer(index), step)), given)),
  )
}

const sameKinds = (numbers: Numbers, items: readonly Value[]): ListValue =>
  listValue(numbers.map((number) => resultOf(number, items)))

/** By name. `min` and `max` are the functions of all formulas, given a list. */
export const dataFunctions: Readonly<Record<string, DataFunction>> = {
  ...distributionFunctions,
  ...testDistributionFunctions,
  sum: statistic('sum', 'The sum.', (numbers, items) => resultOf(sumOf(numbers), items), 0),
  mean: statistic('mean', 'The arithmetic mean.', (numbers, items) => resultOf(meanOf(numbers), items)),
  median: statistic('median', 'The value in the middle, or the mean of the two in the middle.', (numbers, items) =>
    resultOf(medianOf(numbers), items),
  ),
  mode: statistic(
    'mode',
    'The value that occurs most often; a variant with several has no value.',
    (numbers, items) => {
      const mode = modeOf(numbers)
      return mode === undefined ? issue(say('noSingleMode')) : resultOf(mode, items)
    },
  ),
  min: statistic('min', 'The smallest value.', (numbers, items) =>
    resultOf(ascending(numbers)[0] ?? integer(0), items),
  ),
  max: statistic('max', 'The largest value.', (numbers, items) =>
    resultOf(ascending(numbers).at(-1) ?? integer(0), items),
  ),
  count: {
    takes: ['list'],
    required: 1,
    gives: 'number',
    example: 'count(x)',
    meaning: 'How many elements the list has.',
    compute: (args) => exactValue(integer(listAt(args, 0).length)),
  },
  sort: {
    takes: ['list'],
    required: 1,
    gives: 'list',
    example: 'sort(x)',
    meaning: 'The list from the smallest to the largest value.',
    compute: (args) => {
      const items = listAt(args, 0)
      if (!items.every(isReal)) return issue(say('needsRealNumbers', { name: 'sort' }))
      return listValue([...items].sort((a, b) => compare(realFraction(a), realFraction(b))))
    },
  },
  stdev: statistic(
    'stdev',
    'The standard deviation of a sample, with n − 1.',
    (numbers, items) => rootOf(resultOf(varianceOf(numbers, 1), items)),
    2,
  ),
  stdevp: statistic('stdevp', 'The standard deviation of a population, with n.', (numbers, items) =>
    rootOf(resultOf(varianceOf(numbers, 0), items)),
  ),
  var: statistic(
    'var',
    'The variance of a sample, with n − 1.',
    (numbers, items) => resultOf(varianceOf(numbers, 1), items),
    2,
  ),
  varp: statistic('varp', 'The variance of a population, with n.', (numbers, items) =>
    resultOf(varianceOf(numbers, 0), items),
  ),
  quantile: {
    takes: ['list', 'number', 'number'],
    required: 2,
    gives: 'number',
    example: 'quantile(x, 0.25)',
    meaning:
      'The quantile for a number from 0 to 1. A third argument names the method: 7 (usual in software, and taken without one), 6 (n + 1), 1 or 2 (values of the list).',
    compute: quantile,
  },
  iqr: statistic('iqr', 'The distance between the quartiles, by method 7.', (numbers, items) =>
    resultOf(subtract(quarter(numbers, 3n), quarter(numbers, 1n)), items),
  ),
  range: statistic('range', 'The largest value less the smallest.', (numbers, items) => {
    const ordered = ascending(numbers)
    return resultOf(subtract(ordered.at(-1) ?? integer(0), ordered[0] ?? integer(0)), items)
  }),
  corr: ofPairs('corr', 'The correlation coefficient of Pearson.', (xs, ys, items) => {
    const product = multiply(productOfDeviations(xs, xs), productOfDeviations(ys, ys))
    if (signOf(product) === 0) return zeroSpread('corr')
    const covariance = productOfDeviations(xs, ys)
    const size = rootOf(resultOf(divide(multiply(covariance, covariance), product), items))
    return signOf(covariance) < 0 ? negated(size) : size
  }),
  cov: ofPairs('cov', 'The covariance of a sample, with n − 1.', (xs, ys, items) =>
    resultOf(divide(productOfDeviations(xs, ys), integer(xs.length - 1)), items),
  ),
  slope: ofPairs('slope', 'The slope of the regression line of y on x.', (xs, ys, items) => {
    const line = lineThrough(xs, ys)
    return line === undefined ? zeroSpread('slope') : resultOf(line.slope, items)
  }),
  intercept: ofPairs('intercept', 'Where the regression line of y on x meets x = 0.', (xs, ys, items) => {
    const line = lineThrough(xs, ys)
    return line === undefined ? zeroSpread('intercept') : resultOf(line.intercept, items)
  }),
  residuals: ofPairs(
    'residuals',
    'What each y lies above the regression line.',
    (xs, ys, items) => {
      const line = lineThrough(xs, ys)
      if (line === undefined) return zeroSpread('residuals')
      const above = xs.map((x, index) =>
        subtract(ys[index] ?? integer(0), add(line.intercept, multiply(line.slope, x))),
      )
      return sameKinds(above, items)
    },
    'list',
  ),
  dot: ofPairs('dot', 'The sum of the products of two lists, element by element.', (xs, ys, items) =>
    resultOf(sumOf(xs.map((x, index) => multiply(x, ys[index] ?? integer(0)))), items),
  ),
  cumsum: {
    ...statistic('cumsum', '', () => issue(say('needsRealNumbers', { name: 'cumsum' }))),
    gives: 'list',
    example: 'cumsum(x)',
    meaning: 'The sums of the first elements: one, two, … all of them.',
    compute: (args) => {
      const items = listAt(args, 0)
      if (!items.every(isReal)) return issue(say('needsRealNumbers', { name: 'cumsum' }))
      let total = integer(0)
      return sameKinds(
        fractionsOf(items).map((number) => (total = add(total, number))),
        items,
      )
    },
  },
  zscore: {
    takes: ['list'],
    required: 1,
    gives: 'list',
    example: 'zscore(x)',
    meaning: 'Each value less the mean, over the standard deviation of the sample.',
    compute: (args) => {
      const items = listAt(args, 0)
      if (items.length < 2 || !items.every(isReal)) return issue(say('needsTwoReals', { name: 'zscore' }))
      const numbers = fractionsOf(items)
      const variance = varianceOf(numbers, 1)
      if (signOf(variance) === 0) return zeroSpread('zscore')
      const mean = meanOf(numbers)
      return listValue(
        numbers.map((number) => {
          const distance = subtract(number, mean)
          const size = rootOf(resultOf(divide(multiply(distance, distance), variance), items))
          return signOf(distance) < 0 ? negated(size) : size
        }),
      )
    },
  },
}

/** The numbers from one to another; `range` of numbers instead of a list. */
export const numberRange: DataFunction = {
  takes: ['number', 'number', 'number'],
  required: 2,
  gives: 'list',
  example: 'range(1, 10)',
  meaning: 'The numbers from the first to the last; a third argument is the step.',
  compute: range,
}

function negated(value: Value): Value {
  if (value.kind === 'exact') return exactValue(subtract(integer(0), value.value))
  return { ...value, re: { ...value.re, digits: -value.re.digits }, im: { ...value.im, digits: -value.im.digits } }
}

interface Line {
  readonly slope: ReturnType<typeof integer>
  readonly intercept: ReturnType<typeof integer>
}

function lineThrough(xs: Numbers, ys: Numbers): Line | undefined {
  const spread = productOfDeviations(xs, xs)
  if (signOf(absolute(spread)) === 0) return undefined
  const slope = divide(productOfDeviations(xs, ys), spread)
  return { slope, intercept: subtract(meanOf(ys), multiply(slope, meanOf(xs))) }
}
