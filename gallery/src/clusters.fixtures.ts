/** Answers of a made-up class to a problem of the gallery: right ones, planted slips and noise. */

import {
  compileProblem,
  drawVariant,
  instantiateSolution,
  isAuthoringError,
  type AnswerToGroup,
  type CompiledProblem,
  type ProblemContent,
  type Variant,
} from '@isomorph/problem'
import { galleryProblems } from './index.ts'

type Numbers = Readonly<Record<string, number>>

/** A slip as its learners make it: the number or formula that they type for a variant. */
export interface Slip {
  readonly problem: string
  /** Default: 1. */
  readonly questionKey?: number
  /** What the group of these answers is called. */
  readonly name: string
  readonly typed: (numbers: Numbers) => number | string
}

export function compiledProblem(key: string): CompiledProblem {
  const problem = galleryProblems.find((each) => each.key === key)
  if (problem === undefined) throw new Error(`The gallery has no problem ${key}.`)
  const content = JSON.stringify(problem.content).replaceAll('"gallery:', '"/api/files/')
  return compileProblem(JSON.parse(content) as ProblemContent)
}

/** Numbers in [0, 1), the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const doubleOf = (spelling: string): number => {
  const [above = '', below = '1'] = spelling.replace('~', '').split('/')
  return Number(above) / Number(below)
}

function numbersOf({ values }: Variant): Numbers {
  return Object.fromEntries(Object.entries(values).map(([name, spelling]) => [name, doubleOf(spelling)]))
}

/** A number as somebody types it who rounds to so many figures. */
function typedNumber(value: number, figures: number): string {
  const [mantissa = '', exponent = '0'] = value.toExponential(figures - 1).split('e')
  const isPlain = Math.abs(Number(exponent)) < 6
  if (isPlain) return String(Number(value.toPrecision(figures)))
  return `${mantissa}\\cdot10^{${Number(exponent)}}`
}

interface ClassOfAnswers {
  readonly answers: readonly AnswerToGroup[]
  /** Positions of answers with each slip, and of the others. */
  readonly bySlip: readonly (readonly number[])[]
  readonly right: readonly number[]
  readonly noise: readonly number[]
}

/** How many answers of each kind. */
interface Shares {
  readonly seed: number
  readonly perSlip: number
  readonly right: number
  readonly noise: number
}

const figuresTyped = 4

/** The answers of a class of which some make each of the slips, and others answer at random. */
export function classOf(
  compiled: CompiledProblem,
  questionKey: number,
  slips: readonly Slip['typed'][],
  shares: Shares,
): ClassOfAnswers {
  const random = randomFrom(shares.seed)
  const question = compiled.content.questions.find((each) => each.questionKey === questionKey)
  const unit = question?.answerType === 'Numeric' && question.unit ? `\\,\\mathrm{${question.unit.unit}}` : ''
  const answers: AnswerToGroup[] = []
  const add = (valueFor: (variant: Variant) => number | string): number => {
    for (;;) {
      const variant = drawVariant(compiled, Math.floor(random() * 1e9))
      if (isAuthoringError(variant)) continue
      const value = valueFor(variant)
      const typed = typeof value === 'string' ? value : typedNumber(value, figuresTyped) + unit
      return answers.push({ variant, typed: { questionKey, value: typed } }) - 1
    }
  }
  const many = (count: number, valueFor: (variant: Variant) => number | string): number[] =>
    Array.from({ length: count }, () => add(valueFor))
  const keyOf = (variant: Variant): string =>
    instantiateSolution(compiled, variant).answers[questionKey]?.[0]?.latex ?? ''
  return {
    bySlip: slips.map((slip) => many(shares.perSlip, (variant) => slip(numbersOf(variant)))),
    right: many(shares.right, keyOf),
    noise: many(shares.noise, () => 0.5 + random() * 300),
    answers,
  }
}
