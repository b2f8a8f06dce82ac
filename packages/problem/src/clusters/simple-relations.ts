/** Numbers that are a simple multiple of the correct answer, or differ from it by little. */

import { say, type Said } from '../wording/said.ts'
import type { AnswerSignature, RatioConstant } from './signature.ts'

type Ratio = Extract<AnswerSignature, { kind: 'ratio' }>
type Difference = Extract<AnswerSignature, { kind: 'difference' }>

const constants: Readonly<Record<RatioConstant, number>> = {
  one: 1,
  pi: Math.PI,
  perPi: 1 / Math.PI,
  root2: Math.SQRT2,
  perRoot2: Math.SQRT1_2,
  degree: Math.PI / 180,
  perDegree: 180 / Math.PI,
}

const largestPart = 12
const largestTens = 12

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}

/** Fractions of small whole numbers, the simplest first. */
const fractions = Array.from({ length: largestPart }, (_, above) => above + 1)
  .flatMap((above) => Array.from({ length: largestPart }, (_, below) => [above, below + 1] as const))
  .filter(([above, below]) => commonDivisor(above, below) === 1)
  .toSorted(([a, b], [c, d]) => a + b - c - d)

/** How many times the correct answer. */
export function factorOf({ numerator, denominator, tens, constant }: Ratio): number {
  return (numerator / denominator) * 10 ** tens * constants[constant]
}

const costOf = ({ numerator, denominator, tens, constant }: Omit<Ratio, 'kind'>): number =>
  Math.abs(numerator) + denominator + (tens === 0 ? 0 : 1) + (constant === 'one' ? 0 : 4)

/** Likelier than two slips at once, and less likely than one. */
const editsOfPlain = 1.75
const editsOfOdd = 3

/** How far-fetched it is that answers are so many times their keys: 3 times is plain, 7/11·π times is odd. */
export const ratioEdits = (ratio: Ratio): number => (costOf(ratio) <= largestPart + 1 ? editsOfPlain : editsOfOdd)

export const differenceEdits = editsOfPlain

function ratioWith(constant: RatioConstant, ratio: number, share: number): Ratio | undefined {
  const rest = Math.abs(ratio) / constants[constant]
  const near = Math.floor(Math.log10(rest))
  let best: { readonly ratio: Ratio; readonly cost: number } | undefined
  for (const tens of [near, near + 1]) {
    if (Math.abs(tens) > largestTens) continue
    const wanted = rest / 10 ** tens
    for (const [numerator, denominator] of fractions) {
      const cost = costOf({ numerator, denominator, tens, constant })
      if (best !== undefined && cost >= best.cost) break
      // The more numbers of this kind there are, the more digits it takes to believe in one.
      if (Math.abs(wanted - numerator / denominator) > share * wanted || share * cost > 0.05) continue
      best = { ratio: { kind: 'ratio', numerator: Math.sign(ratio) * numerator, denominator, tens, constant }, cost }
    }
  }
  return best?.ratio
}

/** The simplest ratio of an answer to the key that its digits allow. */
export function simpleRatio(value: number, key: number, allowed: number): Ratio | undefined {
  if (key === 0 || value === 0 || !Number.isFinite(key)) return undefined
  const share = allowed / Math.abs(value)
  return (Object.keys(constants) as RatioConstant[])
    .flatMap((constant) => ratioWith(constant, value / key, share) ?? [])
    .toSorted((a, b) => costOf(a) - costOf(b))[0]
}

const largestDifference = 10

/** Whether the digits of an answer leave no doubt of a whole difference. Whole numbers beside a whole key are not rounded. */
function isClear(value: number, key: number, allowed: number): boolean {
  return allowed <= 0.05 || (Number.isInteger(value) && Number.isInteger(key))
}

/** A whole difference from the key, where the digits leave no doubt of it. */
export function simpleDifference(value: number, key: number, allowed: number): Difference | undefined {
  const amount = Math.round(value - key)
  const isWhole = isClear(value, key, allowed) && Math.abs(value - key - amount) <= allowed
  const isSmall = amount !== 0 && Math.abs(amount) <= largestDifference
  return isWhole && isSmall ? { kind: 'difference', amount } : undefined
}

const constantWords: Readonly<Record<RatioConstant, string>> = {
  one: '',
  pi: 'π',
  perPi: '1/π',
  root2: '√2',
  perRoot2: '1/√2',
  degree: 'π/180',
  perDegree: '180/π',
}

/** A ratio in plain words: “1000 times too large”. */
export function ratioName({ numerator, denominator, tens, constant }: Ratio): Said {
  const isPlain = Math.abs(numerator) === 1 && denominator === 1
  const sign = numerator < 0 ? '−' : ''
  if (isPlain && constant === 'one' && sign === '' && Math.abs(tens) <= 6)
    return say(tens > 0 ? 'slipTimesTooLarge' : 'slipTimesTooSmall', { times: String(10 ** Math.abs(tens)) })
  if (isPlain && constant === 'one' && tens === 0) return say('slipWrongSign')
  const plain = denominator === 1 ? String(Math.abs(numerator)) : `${Math.abs(numerator)}/${denominator}`
  const factors = [
    isPlain && (constant !== 'one' || tens !== 0) ? '' : plain,
    constantWords[constant],
    tens === 0 ? '' : `10^${tens}`,
  ].filter((factor) => factor !== '')
  return say('slipTimesAnswer', { factor: `${sign}${factors.join('·')}` })
}

export function differenceName({ amount }: Difference): Said {
  return say(amount > 0 ? 'slipTooLarge' : 'slipTooSmall', { amount: String(Math.abs(amount)) })
}
