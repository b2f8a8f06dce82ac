import { expect, it } from 'vitest'
import { whySentences, type Explained } from './why-texts.ts'

type Numbers = NonNullable<NonNullable<Explained['whyDetails']>['numbers']>

function told(numbers: Numbers, why: Explained['why'] = []): string {
  return whySentences({ why, whyDetails: { lost: [], numbers } }).join(' ')
}

const twoPercent = { kind: 'percent', value: 2 } as const

it.each<readonly [string, Numbers, string]>([
  ['within a percent', { typed: 104.1, key: 103, allowed: twoPercent, isWithin: true }, '104.1 is within 2 % of 103.'],
  [
    'beyond a percent',
    { typed: 98, key: 103.7, allowed: twoPercent, isWithin: false },
    '98 is not within 2 % of 103.7: it differs by 5.5 %.',
  ],
  [
    'beyond an amount',
    { typed: -1.2, key: -1.5, allowed: { kind: 'amount', value: 0.05 }, isWithin: false },
    '−1.2 is not within 0.05 of −1.5: it differs by 0.3.',
  ],
  ['the very value', { typed: 3, key: 3, isWithin: true }, ''],
  ['another value', { typed: 3, key: 4, isWithin: false }, '3 is not 4.'],
  [
    'rounding',
    { typed: 1.41, key: Math.SQRT2, isWithin: true, isRounded: true },
    '1.41 is 1.41421 rounded as asked for.',
  ],
  [
    'another unit',
    { typed: 120, key: 118, unit: 'cm^2', allowed: twoPercent, isWithin: true },
    '120 is within 2 % of 118 (both in cm²).',
  ],
  [
    'many digits before the point',
    { typed: 7, key: 1234567.5, allowed: twoPercent, isWithin: false },
    '7 is not within 2 % of 1234568: it differs by 100 %.',
  ],
  ['zero', { typed: 1, key: 0, allowed: twoPercent, isWithin: false }, '1 is not within 2 % of 0.'],
  [
    'small numbers that differ late',
    { typed: 1.6021764e-19, key: 1.6021766e-19, isWithin: false },
    '1.602176×10⁻¹⁹ is not 1.602177×10⁻¹⁹.',
  ],
])('tells the learner’s own number in the rule that decided: %s', (_, numbers, sentence) => {
  expect(told(numbers)).toBe(sentence)
})

it('tells what a missed side took off, and keeps to the codes where no figures are released', () => {
  expect(whySentences({ why: ['unitMissing'], whyDetails: { lost: [{ code: 'unitMissing', percent: 50 }] } })).toEqual([
    'The unit is missing (−50 %).',
  ])
  const halfLost: Explained = { why: ['unitMissing'], whyDetails: { lost: [{ code: 'unitMissing', percent: 12.5 }] } }
  expect(whySentences(halfLost, 'comma')).toEqual(['The unit is missing (−12,5 %).'])
  expect(whySentences({ why: ['otherValue'] })).toEqual(['The number is not right.'])
})

it('writes numbers with the decimal comma that the problem has', () => {
  const numbers = { typed: -1.2, key: -1.5, allowed: { kind: 'amount', value: 0.05 }, isWithin: false } as const
  expect(whySentences({ why: [], whyDetails: { lost: [], numbers } }, 'comma')).toEqual([
    '−1,2 is not within 0,05 of −1,5: it differs by 0,3.',
  ])
  const small = { typed: 1.5e-19, key: 1.6e-19, isWithin: false } as const
  expect(whySentences({ why: [], whyDetails: { lost: [], numbers: small } }, 'comma')).toEqual([
    '1,5×10⁻¹⁹ is not 1,6×10⁻¹⁹.',
  ])
})
