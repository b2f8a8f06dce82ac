import type { Budget, EvaluationProblem } from '../computing/budget.ts'
import { plainMeaning } from '../computing/plain-meaning.ts'
import type { MeaningOptions } from '../computing/meaning.ts'
import type { Notation } from '../computing/notation.ts'
import type { Tolerance } from './expressions/closeness.ts'
import type { LetterDomain } from './expressions/letter-domains.ts'
import type { Points, ProbeOptions, Witness } from './expressions/probe.ts'
import { kindOf, lettersOfKind } from './letter-kinds.ts'
import type { LetterKinds } from './letter-kinds.ts'

/** What an author may say about how answers are compared. */
export interface EquivalenceOptions {
  /** Names of functions nothing is known about, such as f in f(x). */
  readonly functions?: readonly string[]
  readonly angles?: 'radians' | 'degrees'
  /** What every letter stands for. Default: any real number. */
  readonly letters?: 'real' | 'positive' | 'integer' | 'complex'
  /** Letters known to be positive, or whole numbers. */
  readonly positive?: readonly string[]
  readonly integers?: readonly string[]
  /** What single letters stand for, whatever `letters` says of all. */
  readonly kinds?: LetterKinds
  /** (−8)^(1/3) is −2 instead of the principal complex root. */
  readonly realOddRoots?: boolean
  /** Lists in any order are the same. */
  readonly listsInAnyOrder?: boolean
  /** Decimals may stand for the key's numbers within this, wherever numbers are compared. Default: they must be exact. */
  readonly decimalsWithin?: Tolerance
  readonly budget?: Budget
}

/** The author's options with what the symbols of both sides show. */
export interface ComparisonOptions extends EquivalenceOptions {
  readonly notation?: Notation
}

/** Whether two answers are the same: three-valued, with the rule that decided and, where they differ, a point that shows it. */
export interface Decision {
  readonly verdict: 'equal' | 'different' | 'undecided'
  readonly rule: string
  readonly witness?: Witness
  /** What both are worth at the witness, where doubles worked it out. */
  readonly sides?: readonly [key: number, answer: number]
  /** Where agreement at points decided: how many, to how many digits, and in which classes of values. */
  readonly points?: Points
  /** Why the answer has no value at all, such as 1/0. */
  readonly problem?: EvaluationProblem
}

/** What a comparison is asked with. */
export interface Setting {
  readonly options: ComparisonOptions
  readonly budget: Budget
}

const nothingSaid: ProbeOptions = {}
const realRoots: ProbeOptions = { realOddRoots: true }

/** Whether nothing is said of letters or tolerances, as in most questions. */
const isUsual = ({ positive, integers, kinds, letters, decimalsWithin }: EquivalenceOptions): boolean =>
  positive === undefined &&
  integers === undefined &&
  kinds === undefined &&
  decimalsWithin === undefined &&
  (letters === undefined || letters === 'real')

export function probeOptionsOf(options: EquivalenceOptions): ProbeOptions {
  if (isUsual(options)) return options.realOddRoots === true ? realRoots : nothingSaid
  const domains = new Map<string, Partial<LetterDomain>>()
  for (const name of options.positive ?? []) domains.set(name, { isPositive: true })
  for (const name of options.integers ?? []) domains.set(name, { ...domains.get(name), isInteger: true })
  const { kinds } = options
  for (const [name, kind] of Object.entries(kinds ?? {}))
    domains.set(name, {
      isPositive: kind === 'positive' || options.positive?.includes(name) === true,
      ...(kind === 'integer' ? { isInteger: true } : {}),
    })
  const everyLetter: Partial<LetterDomain> =
    options.letters === 'positive' ? { isPositive: true } : options.letters === 'integer' ? { isInteger: true } : {}
  return {
    domains,
    everyLetter,
    ...(kinds === undefined ? {} : { known: new Set(Object.keys(kinds)) }),
    ...(options.realOddRoots === true ? { realOddRoots: true } : {}),
    ...(hasComplexLetters(options) ? { hasComplexSolutions: true } : {}),
    ...(options.decimalsWithin === undefined ? {} : { tolerance: options.decimalsWithin }),
  }
}

/** Whether any letter is said to be complex. */
export const hasComplexLetters = ({ letters, kinds }: EquivalenceOptions): boolean =>
  letters === 'complex' || lettersOfKind(kinds, 'complex').length > 0

/** What is said of one letter goes before what is said of all. */
export const isComplexLetter = (name: string, { letters, kinds }: EquivalenceOptions): boolean =>
  (kindOf(kinds, name) ?? letters) === 'complex'

export function meaningOptions({ functions, angles, notation }: ComparisonOptions): MeaningOptions {
  const isPlain = notation === undefined && (functions === undefined || functions.length === 0)
  if (isPlain && (angles === undefined || angles === 'radians')) return plainMeaning
  return { ...(functions ? { functions } : {}), ...(angles ? { angles } : {}), ...(notation ? { notation } : {}) }
}

export const different = (rule: string): Decision => ({ verdict: 'different', rule })
