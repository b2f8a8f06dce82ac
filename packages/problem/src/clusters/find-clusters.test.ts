import { describe, expect, it } from 'vitest'
import { compileProblem } from '../compile-problem.ts'
import type { CompiledProblem } from '../compiled-problem.ts'
import {
  calculated,
  choice,
  compile,
  draw,
  multipleChoice,
  numeric,
  problem,
  randomNumber,
  shortAnswer,
  symbolic,
} from '../problem.fixtures.ts'
import { findClusters, type AnswerToGroup } from './find-clusters.ts'

const drawn = [randomNumber(1, 'm', '2', '60'), randomNumber(2, 'v', '3', '40')]
const energy = { variables: [...drawn, calculated(3, 'E', '\\frac{1}{2}mv^2')], ask: [numeric('E')] }

interface Drawn {
  readonly m: string
  readonly v: string
  readonly E: string
}

/** Answers of learners with variants of their own, each by the values that they were given. */
function answersOf(compiled: CompiledProblem, ...typed: readonly Type[]): AnswerToGroup[] {
  return typed.map((type, index) => {
    const variant = draw(compiled, index + 1)
    const { m = '', v = '', E = '' } = variant.values
    const value = type({ m, v, E })
    return { variant, typed: { questionKey: 1, value } }
  })
}

type Type = (values: Drawn) => string

const times = (count: number, type: Type): Type[] => Array.from({ length: count }, () => type)
const named = (compiled: CompiledProblem, answers: readonly AnswerToGroup[]): string[] =>
  findClusters(compiled, 1, answers).clusters.map(({ name }) => name)

describe('groups of answers', () => {
  it('are found across variants and named by the slip', () => {
    const compiled = compile(energy)
    const answers = answersOf(compiled, ...times(6, ({ m, v }) => String(Number(m) * Number(v) ** 2)))
    const { clusters, wrong, alone } = findClusters(compiled, 1, answers)
    expect(clusters).toEqual([
      {
        signature: { kind: 'formula', latex: expect.any(String) },
        name: 'forgot the factor ½',
        sentences: [{ code: 'slipForgotFactor', params: { factor: '½' } }],
        members: [0, 1, 2, 3, 4, 5],
        variants: 6,
      },
    ])
    expect([wrong, alone]).toEqual([6, 0])
  })

  it('are found where a variable too much was added or subtracted', () => {
    const compiled = compile(energy)
    const added = answersOf(compiled, ...times(6, ({ v, E }) => String(Number(E) + Number(v))))
    expect(named(compiled, added)).toEqual(['added v to the correct answer'])
    const less = answersOf(compiled, ...times(6, ({ m, E }) => String(Number(E) - Number(m))))
    expect(named(compiled, less)).toEqual(['subtracted m from the correct answer'])
  })

  it('are found where a few times a variable was given', () => {
    const compiled = compile(energy)
    const answers = answersOf(compiled, ...times(6, ({ v }) => String(4 * Number(v))))
    expect(named(compiled, answers)).toEqual(['gave 4·v'])
  })

  it('never hold right, blank or unreadable answers', () => {
    const compiled = compile(energy)
    const answers = answersOf(compiled, ...times(5, ({ E }) => E), ...times(5, () => ''), ...times(5, () => '3+'))
    expect(findClusters(compiled, 1, answers)).toEqual({ clusters: [], wrong: 0, alone: 0 })
  })

  it('have at least three members on at least two variants', () => {
    const compiled = compile(energy)
    const slip = ({ m, v }: Drawn) => String(Number(m) * Number(v) ** 2)
    const [one, two, three] = answersOf(compiled, slip, slip, slip)
    expect(named(compiled, [one, two] as AnswerToGroup[])).toEqual([])
    expect(named(compiled, [one, one, one] as AnswerToGroup[])).toEqual(['forgot the factor ½'])
    expect(
      named(compiled, [
        one,
        one,
        one,
        ...answersOf(
          compiled,
          () => '1',
          () => '7.77',
        ),
      ] as AnswerToGroup[]),
    ).toEqual([])
    expect(named(compiled, [one, two, three] as AnswerToGroup[])).toEqual(['forgot the factor ½'])
  })

  it('hold identical choices', () => {
    const compiled = compile({
      variables: drawn,
      ask: [multipleChoice([choice(1, 'up', 100), choice(2, 'down'), choice(3, 'sideways')])],
    })
    const answers = answersOf(compiled, ...times(4, () => '2'), ...times(3, () => '1'), ...times(2, () => '3'))
    const { clusters, alone } = findClusters(compiled, 1, answers)
    expect(clusters.map(({ signature, name, members }) => [signature, name, members])).toEqual([
      [{ kind: 'choices', keys: [2] }, 'chose “down”', [0, 1, 2, 3]],
    ])
    expect(alone).toBe(2)
  })

  it('of several choices are named by the texts of the first few', () => {
    const wrong = ['red', 'green', 'blue', 'black', 'a colour that nobody has ever seen, nor will'].map((text, index) =>
      choice(index + 1, text),
    )
    const ask = [{ ...multipleChoice([...wrong, choice(6, 'none', 100)]), isMultiple: true }]
    const compiled = compile({ variables: drawn, ask })
    const answers = answersOf(
      compiled,
      ...times(3, () => '4;2'),
      ...times(3, () => '5'),
      ...times(3, () => '1;2;3;4;5'),
    )
    expect(findClusters(compiled, 1, answers).clusters.map(({ name }) => name)).toEqual([
      'chose “green”, “black”',
      'chose “a colour that nobody has ever seen, nor…”',
      'chose “red”, “green”, “blue”, “black” and 1 more',
    ])
  })

  it('hold words that differ in spaces and capital letters only', () => {
    const compiled = compile({ variables: drawn, ask: [shortAnswer('energy')] })
    const answers = answersOf(
      compiled,
      () => 'Momentum',
      () => ' momentum. ',
      () => 'MOMENTUM',
      () => 'force',
      () => 'energy',
    )
    expect(findClusters(compiled, 1, answers).clusters).toEqual([
      {
        signature: { kind: 'text', text: 'momentum' },
        name: 'wrote “momentum”',
        sentences: [{ code: 'slipWrote', params: { text: 'momentum' } }],
        members: [0, 1, 2],
        variants: 3,
      },
    ])
  })

  it('hold words that only people can mark', () => {
    const compiled = compile({ variables: drawn, ask: [shortAnswer([], { marking: 'manual' })] })
    expect(named(compiled, answersOf(compiled, ...times(3, () => 'because')))).toEqual(['wrote “because”'])
  })

  it('hold answers that miss their unit, apart from those that are wrong besides', () => {
    const unit = { unit: 'J', acceptsConversion: true, isOptional: false }
    const compiled = compile({
      ...energy,
      ask: [numeric('E', { unit, tolerance: { kind: 'Percentage', value: '1' } })],
    })
    const answers = answersOf(
      compiled,
      ...times(4, ({ m, v }) => String((Number(m) * Number(v) ** 2) / 2)),
      ...times(4, ({ m, v }) => `${(Number(m) * Number(v) ** 2) / 1000}\\,\\mathrm{kJ}`),
    )
    expect(findClusters(compiled, 1, answers).clusters.map(({ name, members }) => [name, members])).toEqual([
      ['forgot the factor ½', [4, 5, 6, 7]],
      ['left out the unit', [0, 1, 2, 3]],
    ])
  })

  it('hold multiples of the correct answer that no slip explains', () => {
    const compiled = compile(energy)
    const slip = ({ m, v }: Drawn) => ((7 / 3) * (Number(m) / 2) * Number(v) ** 2).toPrecision(6)
    expect(named(compiled, answersOf(compiled, ...times(8, slip)))).toEqual(['7/3 times the correct answer'])
  })

  it('hold formulas that learners typed with their own numbers', () => {
    const compiled = compile({ variables: drawn, ask: [symbolic('mx+v')] })
    const answers = answersOf(compiled, ...times(4, ({ m, v }) => `\\frac{${m}}{x^4}+\\sin\\left(${v}x\\right)`))
    expect(named(compiled, answers)).toEqual(['gave m/x^4+sin(v·x)'])
  })

  it('are found where all learners have the same variant', () => {
    const compiled = compile({ ask: [symbolic('\\frac{x^2}{2}')] })
    expect(named(compiled, answersOf(compiled, ...times(3, () => 'x^2')))).toEqual(['did not divide by 2'])
  })

  it('hold numbers by the decimal sign that they were typed with', () => {
    const compiled = compileProblem({ ...problem(energy), decimalSign: 'comma' })
    const thousandths = ({ m, v }: Drawn) => `${Number(m) * Number(v) ** 2}.000`
    const answers = answersOf(compiled, ...times(4, thousandths)).map((answer) => ({
      ...answer,
      typed: { ...answer.typed, decimalSign: 'point' as const },
    }))
    expect(named(compiled, answers)).toEqual(['forgot the factor ½'])
  })

  it('are the same however the answers are ordered', () => {
    const compiled = compile(energy)
    const answers = answersOf(
      compiled,
      ...times(6, ({ m, v }) => String(Number(m) * Number(v) ** 2)),
      ...times(5, ({ m, v }) => String((Number(m) * Number(v)) / 2)),
      ...times(4, ({ v }) => v),
    )
    const found = (list: readonly AnswerToGroup[]) =>
      findClusters(compiled, 1, list)
        .clusters.map(({ name, members }) => `${name}: ${members.length}`)
        .toSorted()
    expect(found(answers.toReversed())).toEqual(found(answers))
    expect(found(answers)).toEqual(['did not square v: 5', 'forgot the factor ½: 6', 'gave v: 4'])
  })
})
