import type { AssessmentStatistics, ProblemStatistics } from '@isomorph/contract'
import { describe, expect, it } from 'vitest'
import { figureWords } from '../../numbers/estimates.ts'
import {
  conditionWords,
  emptyFifthsWords,
  fifthsWords,
  drawnWords,
  isHeldByGrading,
  noticesOf,
  nothingWords,
  percentsWords,
  pWords,
  shareWords,
  testWords,
  timeWords,
  unfairWords,
  unlistedWords,
} from './statistics-words.ts'

const finding = {
  condition: { kind: 'below', name: 'b', bound: 5 },
  p: 0.002,
  inside: { n: 40, wrong: 24 },
  outside: { n: 110, wrong: 33 },
  ratio: { value: 2, low: 1.37, high: 2.92 },
  difference: -0.3,
} as const

const problem: ProblemStatistics = {
  itemKey: 7,
  position: 2,
  name: 'Braking',
  points: 10,
  isBonus: false,
  isDrawn: false,
  n: 150,
  difficulty: { value: 0.62, low: 0.549, high: 0.69, n: 150 },
  discrimination: { value: 0.41, low: 0.27, high: 0.53, n: 150 },
  fifths: null,
  alphaWithout: 0.7,
  time: null,
  tests: {
    fairness: { n: 150, variants: 4, p: 0.3, q: 0.4 },
    drawn: { ...finding, n: 150, splits: 31, q: 0.2, inner: null },
  },
}

function statisticsWith(changes: Partial<ProblemStatistics>): AssessmentStatistics {
  const alpha = { value: 0.71, low: 0.6, high: 0.8, n: 150 }
  return {
    attempt: 'counting',
    hasRepeats: false,
    at: '2026-03-02T10:00:00Z',
    finished: 150,
    waiting: 0,
    total: { n: 150, mean: null, quartiles: null, histogram: [] },
    reliability: { alpha, standardError: 8, n: 150, parts: 6 },
    problems: [{ ...problem, ...changes }],
    tests: { state: 'current', at: null },
  }
}

const finishers = (finished: number, waiting = 0) => ({
  finished,
  waiting,
  total: { n: finished - waiting, mean: null, quartiles: null, histogram: [] },
})

describe('words of statistics', () => {
  it('figures stand with their intervals', () => {
    expect(shareWords({ value: 0.62, low: 0.549, high: 0.69, n: 40 })).toBe('62 % (55–69 %)')
    expect(figureWords({ value: -0.05, low: -0.2, high: 0.1, n: 40 })).toBe('−0.05 (−0.20 to 0.10)')
    expect([pWords(0.0004), pWords(0.04)]).toEqual(['p < 0.001', 'p = 0.040'])
    expect(timeWords({ n: 12, quartiles: [59.6, 125, 3605] })).toBe('2:05 (1:00–60:05)')
  })

  it('conditions and what they go with', () => {
    expect(drawnWords(finding)).toBe(
      'Where b < 5, 24 of 40 were not fully right; else 33 of 110. They are 2.0 times as often wrong (1.4–2.9).',
    )
    const easier = {
      ...finding,
      inside: finding.outside,
      outside: finding.inside,
      ratio: { value: 0.5, low: 0.4, high: 0.8 },
    }
    expect(drawnWords({ ...easier, condition: { kind: 'equal', name: 'a', other: 'b' } })).toBe(
      'Where a = b, 33 of 110 were not fully right; else 24 of 40. The others are 2.0 times as often wrong (1.3–2.5).',
    )
    expect(drawnWords(easier)).toBe(
      'Where b ≥ 5, 24 of 40 were not fully right; else 33 of 110. They are 2.0 times as often wrong (1.3–2.5).',
    )
    expect(drawnWords({ ...finding, ratio: null })).not.toContain('times')
    expect(conditionWords({ kind: 'below', name: 'b', bound: -2.5 })).toBe('b < −2.5')
    expect(conditionWords({ kind: 'equal', name: 'a', other: 'b' })).toBe('a = b')
    expect(conditionWords({ kind: 'is', name: 'unit', text: 'kg' })).toBe('unit is “kg”')
    expect(conditionWords({ kind: 'negative', name: 'a' })).toBe('a is negative')
  })
})

describe('what stands out', () => {
  it('is nothing where no figure is conspicuous', () => {
    expect(noticesOf(statisticsWith({}))).toEqual([])
  })

  it('is not said of too few, and not more than they can show', () => {
    expect(nothingWords(finishers(4))).toBe(
      'Only 4 students have finished: too few to say what stands out. It takes at least 5.',
    )
    expect(nothingWords(finishers(12))).toMatch(
      /^Nothing stands out in the work of 12 students\. .* from 30 students on\.$/,
    )
    expect(nothingWords(finishers(30))).toBe('Nothing stands out in the work of 30 students.')
  })

  it('intervals end where nothing less and nothing more can be earned', () => {
    expect(percentsWords(20, -36.2, 75.6)).toBe('20 % (0–76 %)')
    expect(percentsWords(90, 71, 104)).toBe('90 % (71–100 %)')
  })

  it('say of a fifth without students that it has none, and why', () => {
    const full = [0, 0.25, 0.5, 0.75, 1].map((mean) => ({ n: 6, mean }))
    const gapped = full.map((fifth, index) => (index === 1 ? { n: 0, mean: null } : fifth))
    expect(fifthsWords(full)).toBe('0 % · 25 % · 50 % · 75 % · 100 %')
    expect(fifthsWords(gapped)).toBe('0 % · no students · 50 % · 75 % · 100 %')
    expect(emptyFifthsWords([null, full])).toBeUndefined()
    expect(emptyFifthsWords([null, full, gapped])).toMatch(/^A fifth has no students where many have the same total/)
  })

  it('is not said of work that waits for a person', () => {
    expect(nothingWords(finishers(300, 290))).toMatch(
      /^Nothing stands out yet\. 290 students wait for grading and have no total\. .* once 30 students have one\.$/,
    )
    expect(nothingWords(finishers(300, 200))).toBe('Nothing stands out in the work of 100 students.')
    expect([finishers(300, 290), finishers(300, 200), finishers(12, 12)].map(isHeldByGrading)).toEqual([
      true,
      false,
      false,
    ])
  })

  it.each([
    [
      { discrimination: { value: -0.1, low: -0.3, high: 0.1, n: 150 } },
      /did hardly better on this one \(correlation −0\.10/,
    ],
    [{ difficulty: { value: 0.1, low: 0.05, high: 0.2, n: 150 } }, /Hardly anybody solved it/],
    [{ alphaWithout: 0.78 }, /alpha 0\.78 instead of 0\.71/],
    [{ tests: { fairness: { n: 150, variants: 4, p: 0.001, q: 0.004 }, drawn: null } }, /not equally hard/],
    [{ tests: { fairness: null, drawn: { ...finding, n: 150, splits: 31, q: 0.01, inner: null } } }, /Where b < 5/],
  ] satisfies readonly (readonly [Partial<ProblemStatistics>, RegExp])[])('%j', (changes, text) => {
    const notices = noticesOf(statisticsWith(changes))
    expect(notices).toHaveLength(1)
    expect(notices[0]).toMatchObject({ itemKey: 7, text: expect.stringMatching(/^2\. Braking: /) })
    expect(notices[0]?.text).toMatch(text)
  })

  it('tests say how much they could have shown', () => {
    expect(testWords(problem, false)[0]).toMatch(/The work of 150 students does not show .*p = 0\.400, 4 variants/)
    expect(testWords({ ...problem, tests: null }, true)).toEqual(['The tests are being worked out.'])
    expect(testWords({ ...problem, tests: null }, false)).toEqual(['Tests need 30 students with a total.'])
    expect(testWords({ ...problem, tests: { fairness: null, drawn: null } }, false)).toHaveLength(2)
  })
  it('an unfair variant is named with its numbers, once the test says that variants differ', () => {
    const variant = (v: string, raw: number, [low, high]: readonly [number, number]) => ({
      values: { v, a: '7/2' },
      n: 15,
      difficulty: null,
      difference: { raw, low, high, shrunk: raw * 0.9 },
      problemInstanceId: 1,
    })
    const variants = [
      variant('26', -0.4, [-0.6, -0.2]),
      variant('15', 0.1, [-0.1, 0.3]),
      variant('38', 0.5, [0.2, 0.8]),
    ]
    const tested = (q: number) => ({
      ...problem,
      tests: { fairness: { n: 45, variants: 3, p: q, q }, drawn: null },
    })
    expect(unfairWords(tested(0.2), variants)).toEqual([])
    expect(unfairWords(tested(0.01), variants)).toEqual([
      'Harder than for students with the same total: variant 1 (v = 26, a = 3.5), likely by 36 points of 100.',
      'Easier: variant 3 (v = 38, a = 3.5), likely by 45 points of 100.',
    ])
    expect(figureWords({ value: -0.001, low: -0.26, high: 0.25, n: 60 })).toBe('0.00 (−0.26 to 0.25)')
  })
  it('variants beyond those listed are told from those that few learners share', () => {
    expect(unlistedWords({ further: 0, rare: 0 })).toEqual([])
    expect(unlistedWords({ further: 1, rare: 12 })).toEqual([
      '1 more variant was given to at least 5 students: the list has those with the worst results.',
      '12 variants were given to fewer than 5 students each.',
    ])
  })
})
