import { describe, expect, it } from 'vitest'
import { checkProblem } from '../checking/check-problem.ts'
import { compileProblem } from '../compile-problem.ts'
import type { ProblemContent } from '../content/problem-content.ts'
import { levelOf } from '../content/validation-level.ts'
import { calculated, compile, numeric, problem, randomNumber } from '../problem.fixtures.ts'
import { isAuthoringError } from './authoring-error.ts'
import { drawVariant } from './variant.ts'

const a = randomNumber(1, 'a', '1', '4')
const b = randomNumber(2, 'b', '1', '60')
const seeds = Array.from({ length: 300 }, (_, seed) => seed)

function drawn(content: Partial<ProblemContent>): readonly (string | undefined)[] {
  const compiled = compile({ variables: [a], ...content })
  return seeds.map((seed) => {
    const variant = drawVariant(compiled, seed)
    return isAuthoringError(variant) ? variant.message : variant.drawn['1']
  })
}

describe('variants chosen by an author', () => {
  it('leave out what is excluded and move no other draw', () => {
    const before = drawn({})
    const after = drawn({ excludedVariants: [{ drawn: { 1: '3' }, reason: 'too easy' }] })
    expect(after).not.toContain('3')
    expect(after.filter((_, seed) => before[seed] !== '3')).toEqual(before.filter((value) => value !== '3'))
    expect(new Set(after.filter((_, seed) => before[seed] === '3'))).toEqual(new Set(['1', '2', '4']))
  })

  it('are compared as a whole', () => {
    const compiled = compile({ variables: [a, b], excludedVariants: [{ drawn: { 1: '3', 2: '5' }, reason: 'ugly' }] })
    const values = seeds
      .map((seed) => drawVariant(compiled, seed))
      .map((one) => (isAuthoringError(one) ? '' : one.drawn['1']))
    expect(values).toContain('3')
  })

  it('exclude nothing once a variable has gone', () => {
    const excludedVariants = [{ drawn: { 1: '3', 2: '5' }, reason: 'ugly' }]
    expect(drawn({ excludedVariants })).toEqual(drawn({}))
  })

  it('say that nothing is left when all are excluded', () => {
    const excludedVariants = ['1', '2', '3', '4'].map((value) => ({ drawn: { 1: value }, reason: 'all of them' }))
    expect(new Set(drawn({ excludedVariants }))).toEqual(new Set(['All variants that came up are excluded.']))
    const findings = checkProblem(problem({ variables: [a], ask: [numeric('a')], excludedVariants }))
    expect(levelOf(findings)).toBe('InvalidForUseError')
  })

  it('are all that is drawn where only pinned ones are', () => {
    const pinnedVariants = [{ drawn: { 1: '2' } }, { drawn: { 1: '4' } }]
    expect(new Set(drawn({ pinnedVariants }))).toEqual(new Set(['1', '2', '3', '4']))
    expect(new Set(drawn({ pinnedVariants, drawsPinnedOnly: true }))).toEqual(new Set(['2', '4']))
    expect(
      checkProblem(problem({ variables: [a], ask: [numeric('a')], pinnedVariants, drawsPinnedOnly: true })),
    ).toEqual([])
  })

  it('leave out a pinned one that does not meet a condition that was added later', () => {
    const pinnedVariants = [{ drawn: { 1: '2' } }, { drawn: { 1: '4' } }]
    const constraints = [{ id: 1, formula: 'a\\ne 2' }]
    const ask = [numeric('a')]
    expect(new Set(drawn({ pinnedVariants, drawsPinnedOnly: true, constraints }))).toEqual(new Set(['4']))
    expect(checkProblem(problem({ variables: [a], ask, pinnedVariants, drawsPinnedOnly: true, constraints }))).toEqual([
      {
        level: 'InvalidForUseInfo',
        path: 'pinnedVariants.0',
        message: 'A pinned variant does not meet the condition a\\ne 2 and is left out.',
        sentences: [{ code: 'pinNotMeeting', params: { formula: 'a\\ne 2' } }],
      },
    ])
  })

  it('stay with their seeds when a condition leaves out another pinned one, and go on where none meets it', () => {
    const pinnedVariants = ['1', '2', '4'].map((value) => ({ drawn: { 1: value } }))
    const draw = (formula?: string) =>
      drawn({ pinnedVariants, drawsPinnedOnly: true, constraints: formula === undefined ? [] : [{ id: 1, formula }] })
    const before = draw()
    const after = draw('a\\ne 2')
    expect(after.filter((_, seed) => before[seed] !== '2')).toEqual(before.filter((value) => value !== '2'))
    expect(new Set(after.filter((_, seed) => before[seed] === '2'))).toEqual(new Set(['1', '4']))
    expect(draw('a=3')).toEqual(before)
  })

  it('look at values that a condition needs and that are calculated', () => {
    const content = problem({
      variables: [a, calculated(2, 'c', 'a^2')],
      pinnedVariants: [{ drawn: { 1: '2' } }],
      drawsPinnedOnly: true,
      constraints: [{ id: 1, formula: 'c>5' }],
    })
    expect(compileProblem(content).findings.map(({ level, path, message }) => `${level} ${path} ${message}`)).toEqual([
      'InvalidForUseInfo pinnedVariants.0 A pinned variant does not meet the condition c>5 and is left out.',
      'InvalidForUseError pinnedVariants Students get pinned variants only, and none of them can be drawn.',
    ])
  })

  it('say which pinned one does not fit any more', () => {
    const content = problem({ variables: [a], pinnedVariants: [{ drawn: { 7: '2' } }], drawsPinnedOnly: true })
    expect(compileProblem(content).findings.map(({ level, path }) => `${level} ${path}`)).toEqual([
      'InvalidForUseInfo pinnedVariants.0',
      'InvalidForUseError pinnedVariants',
    ])
  })
})
