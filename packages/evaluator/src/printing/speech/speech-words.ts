import type { SpeakCall } from '../../functions/forms.ts'
import type { FunctionName } from '../../functions/words.ts'
import type {
  BoundNode,
  CollectionNode,
  ConstantName,
  LogicOperator,
  RelationOperator,
  SetOperationNode,
  Sign,
  WordNode,
} from '../../tree.ts'

/** Makes a phrase of its parts, which are spoken already. */
export type Phrase = (...parts: readonly string[]) => string

/** How names of variables are spoken. */
export interface NameWords {
  /** `V` → “capital V”. */
  readonly capital: Phrase
  readonly vector: Phrase
  /** What is said behind a letter with an accent. */
  readonly accents: Readonly<Record<'hat' | 'tilde' | 'bar' | 'dot' | 'ddot' | 'star', string>>
  readonly sub: string
  readonly prime: string
  /** Behind the name of a function: `f^{-1}`. */
  readonly inverse: string
  readonly concentration: Phrase
  readonly charges: Readonly<Record<'+' | '-', string>>
  /** Signs and Greek letters that are not called by the names of their commands. */
  readonly letters: Readonly<Record<string, string>>
}

export interface SpokenBound {
  readonly operator: BoundNode['operator']
  readonly variable: string
  /** Empty where it is not written. */
  readonly lower: string
  readonly upper: string
  readonly direction: BoundNode['direction']
  readonly body: string
  readonly isHeld: boolean
}

export interface SpokenInterval {
  readonly lower: string
  readonly upper: string
  readonly isLowerClosed: boolean
  readonly isUpperClosed: boolean
}

export interface SpokenDerivative {
  readonly order: number
  readonly isPartial: boolean
  readonly variable: string
  readonly body: string
  readonly isHeld: boolean
}

/**
 * The words of one language, and the order in which it puts them. `isShort` tells a number, a letter or a unit, whose end is
 * heard without being said; `isHeld` also what stands in brackets, or says itself where it ends.
 */
export interface SpeechWords {
  readonly signs: Readonly<Record<Sign, string>>
  readonly constants: Readonly<Record<ConstantName, string>>
  readonly relations: Readonly<Record<RelationOperator, string>>
  readonly logic: Readonly<Record<LogicOperator, string>>
  readonly words: Readonly<Record<WordNode['word'], string>>
  readonly setOperations: Readonly<Record<SetOperationNode['operator'], string>>
  readonly names: NameWords
  readonly times: string
  readonly percent: Phrase
  /** The digits that recur. */
  readonly recurring: Phrase
  readonly fraction: (numerator: string, denominator: string, isShort: boolean) => string
  readonly mixedNumber: Phrase
  readonly squared: Phrase
  readonly cubed: Phrase
  readonly power: (base: string, exponent: string, isShort: boolean) => string
  readonly brackets: Phrase
  readonly collection: (kind: CollectionNode['kind'], items: readonly string[]) => string
  readonly setBuilder: Phrase
  readonly interval: (interval: SpokenInterval) => string
  readonly matrix: (rows: readonly (readonly string[])[]) => string
  readonly bound: (bound: SpokenBound) => string
  readonly derivative: (derivative: SpokenDerivative) => string
  /** Units that are not spoken as they are written: of one, and of any other number. */
  readonly units: Readonly<Record<string, readonly [one: string, others: string]>>
  readonly per: Phrase
  /** A function of the table. */
  readonly functionNamed: (name: string) => SpeakCall | undefined
  /** A function that an author has declared. */
  readonly applied: (name: string, args: readonly string[], isHeld: boolean) => string
}

/** How a language speaks each function. A function without its words does not compile. */
export type FunctionSpeech = Readonly<Record<FunctionName, SpeakCall>>

export function among(functions: FunctionSpeech): (name: string) => SpeakCall | undefined {
  const byName: ReadonlyMap<string, SpeakCall> = new Map(Object.entries(functions))
  return (name) => byName.get(name)
}

/** `a, b and c`. */
export function listed(parts: readonly string[], and: string): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)!}`
}

/** The lines of a function that is defined piece by piece: a value and its condition in turn. */
export function spokenCases(args: readonly string[], when: string, otherwise: string): string {
  return args
    .flatMap((value, index) => {
      if (index % 2 === 1) return []
      const condition = args[index + 1]
      return [condition === undefined ? `${otherwise} ${value}` : `${value} ${when} ${condition}`]
    })
    .join('; ')
}
