/** One question put to the evaluator: is the student's answer right, given the teacher's answer and these options? */
export interface Case {
  readonly id: string
  readonly check: string
  readonly expected: string
  readonly student: string
  readonly options: CaseOptions
  readonly source?: string
  readonly verdict?: Verdict
  readonly tags?: readonly string[]
  readonly note?: string
}

export type Verdict = boolean | 'invalid'
export type Given = Verdict | 'undecided'

/** The author's settings, as the corpus spells them. */
export interface CaseOptions {
  readonly functions?: readonly string[]
  readonly assume?: readonly string[]
  readonly fixed?: readonly string[]
  readonly variable?: string
  readonly alsoVariables?: readonly string[]
  readonly rules?: readonly string[]
  readonly digits?: number
  readonly accuracy?: number
  readonly moreDigits?: string
  readonly places?: number
  readonly trailingZeros?: string
  readonly tolerance?: number | string
  readonly zeroTolerance?: number
  readonly angles?: 'degrees' | 'radians'
  readonly simplify?: string
  readonly forms?: readonly string[]
  readonly strict?: boolean
  readonly coefficient?: boolean
  readonly maxError?: number
  readonly fractions?: boolean
  readonly locale?: string
  readonly constant?: string
  readonly duplicates?: string
  readonly truncationAccepted?: boolean
  readonly extraDigits?: number
  readonly [name: string]: unknown
}

export interface Outcome {
  readonly verdict: Given
  readonly reason: string
}
