import type {
  CalculatedValueVariable,
  NumberFormatType,
  NumberSetVariable,
  RandomNumberVariable,
  RichTextVariable,
  Variable,
} from '@isomorph/problem'

/** A variable before it has its id, which is its place in the problem. */
type Draft<V extends Variable> = Omit<V, 'id'>

export type VariableDraft = { [V in Variable as V['variableType']]: Draft<V> }[Variable['variableType']]

/** One of the listed numbers. */
export function numberSet(name: string, ...values: string[]): Draft<NumberSetVariable> {
  return { name, variableType: 'NumberSet', parameters: { values } }
}

/** The same numbers in a unit. */
export function inUnitOf(unit: string, set: Draft<NumberSetVariable>): Draft<NumberSetVariable> {
  return { ...set, parameters: { ...set.parameters, unit } }
}

/** All listed numbers at once, as a list. */
export function data(name: string, ...values: string[]): Draft<NumberSetVariable> {
  return { name, variableType: 'NumberSet', parameters: { values, isWhole: true } }
}

interface RandomOptions {
  readonly step?: string
  readonly not?: readonly string[]
  readonly format?: NumberFormatType
  readonly unit?: string
}

/** A random number from `min` to `max` by `step` (1), without those in `not`. */
export function random(
  name: string,
  min: number | string,
  max: number | string,
  options: RandomOptions = {},
): Draft<RandomNumberVariable> {
  return {
    name,
    variableType: 'RandomNumber',
    parameters: {
      min: String(min),
      max: String(max),
      step: options.step ?? '1',
      blacklist: [...(options.not ?? [])],
      numberFormatType: options.format ?? 'Number',
      ...(options.unit && { unit: options.unit }),
    },
  }
}

interface SampleOptions extends Pick<RandomOptions, 'step' | 'unit'> {
  readonly isDistinct?: boolean
  readonly isSorted?: boolean
  /** One number is worked out so that the conditions hold. */
  readonly isLastSolved?: boolean
  /** Mean and standard deviation of a normal distribution. */
  readonly normal?: readonly [mean: number | string, standardDeviation: number | string]
}

/** A list of `count` random numbers from `min` to `max`. */
export function sample(
  name: string,
  count: number,
  min: number | string,
  max: number | string,
  { step, unit, isDistinct = false, isSorted = false, isLastSolved = false, normal }: SampleOptions = {},
): Draft<RandomNumberVariable> {
  const single = random(name, min, max, { ...(step && { step }), ...(unit && { unit }) })
  const distribution =
    normal && ({ kind: 'Normal', mean: String(normal[0]), standardDeviation: String(normal[1]) } as const)
  return {
    ...single,
    parameters: {
      ...single.parameters,
      count,
      isDistinct,
      isSorted,
      ...(isLastSolved && { isLastSolved }),
      ...(distribution && { distribution }),
    },
  }
}

interface CalculatedOptions {
  readonly rounding?: number
  readonly format?: NumberFormatType
  /** Whether the rounded value goes on into other formulas. */
  readonly isAsShown?: boolean
  /** Rounded to so many significant figures instead of decimals. */
  readonly figures?: number
  readonly keepsZeros?: boolean
  /** Powers of ten by thousands. */
  readonly isEngineering?: boolean
  readonly unit?: string
}

/** A value worked out by a formula (LaTeX) over the other variables. */
export function calculated(
  name: string,
  formula: string,
  options: CalculatedOptions = {},
): Draft<CalculatedValueVariable> {
  return {
    name,
    variableType: 'CalculatedValue',
    parameters: {
      formula,
      numberFormatType: options.format ?? 'Number',
      rounding: options.figures ?? options.rounding ?? 2,
      ...(options.figures !== undefined && { roundsTo: 'significantFigures' }),
      ...(options.keepsZeros && { keepsZeros: true }),
      ...(options.isEngineering && { isEngineering: true }),
      usesValueAsShown: options.isAsShown ?? false,
      ...(options.unit && { unit: options.unit }),
    },
  }
}

/** One of the listed texts. */
export function texts(name: string, ...values: string[]): Draft<RichTextVariable> {
  return {
    name,
    variableType: 'RichText',
    parameters: {},
    variableArtifacts: values.map((text, ordinal) => ({
      artifactType: 'TextArtifact',
      id: ordinal + 1,
      ordinal,
      text,
    })),
  }
}
