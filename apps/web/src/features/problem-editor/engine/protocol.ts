import type { RichText } from '@isomorph/rich-text'
import type {
  AnswerReading,
  Comparison,
  OfferedComparisons,
  CorrectAnswer,
  Finding,
  KeyChanges,
  LabReport,
  LetterOfKey,
  Marking,
  MetAnswer,
  ProblemContent,
  Said,
  ShownChoice,
  TypedAnswer,
} from '@isomorph/problem'

/** What the page asks of the worker that evaluates. Each request has an id; an answer carries the id of its request. */
export type EngineRequest =
  | { readonly id: number; readonly kind: 'preview'; readonly content: ProblemContent; readonly seed: number }
  | { readonly id: number; readonly kind: 'check'; readonly content: ProblemContent }
  | {
      readonly id: number
      readonly kind: 'mark'
      readonly content: ProblemContent
      readonly seed: number
      readonly answers: readonly TypedAnswer[]
    }
  | {
      readonly id: number
      readonly kind: 'read'
      readonly content: ProblemContent
      readonly answers: readonly TypedAnswer[]
    }
  | { readonly id: number; readonly kind: 'lab'; readonly content: ProblemContent; readonly count: number }
  | { readonly id: number; readonly kind: 'letters'; readonly content: ProblemContent }
  | {
      readonly id: number
      readonly kind: 'compare'
      readonly before: ProblemContent
      readonly content: ProblemContent
      readonly count: number
    }

/** A picture among the values of a variable. The page puts it into words: the worker has no messages. */
export interface SampledPicture {
  readonly type: 'picture'
  readonly description: string
}

/** The first values that a variable can take, in its own format. */
export interface VariableSample {
  readonly id: number
  /** One document per value, up to three; a picture by its description. */
  readonly values: readonly (RichText | SampledPicture)[]
  readonly hasMore: boolean
}

export interface PreviewedQuestion {
  readonly questionKey: number
  readonly label: string
  readonly choices: readonly ShownChoice[]
  readonly hints: readonly RichText[]
}

/** What a formula comes to in a variant. */
export type FormulaOutcome =
  /** `isExact`: all digits are shown. */
  | { readonly kind: 'value'; readonly latex: string; readonly isExact: boolean }
  | { readonly kind: 'complex'; readonly latex: string }
  | { readonly kind: 'condition'; readonly holds: boolean }
  | ({ readonly kind: 'noValue' } & Said)

export interface FormulaPart {
  readonly latex: string
  readonly outcome: FormulaOutcome
}

export interface FormulaValue {
  /** Where the formula stands in the content. */
  readonly path: string
  /** The formula that this is about; it may have been changed since. */
  readonly formula: string
  readonly outcome: FormulaOutcome
  readonly parts: readonly FormulaPart[]
  /** What the value is in, as typed, where that follows from the units of the variables. */
  readonly unit?: string
}

export interface PreviewedVariant {
  readonly seed: number
  readonly statement: RichText
  readonly solution: RichText
  readonly correctAnswers: Readonly<Record<number, readonly CorrectAnswer[]>>
  readonly values: readonly { readonly id: number; readonly name: string; readonly shown: RichText }[]
  readonly questions: readonly PreviewedQuestion[]
  readonly formulas: readonly FormulaValue[]
}

/** How the answers to a question are compared with its first key. */
export interface QuestionComparison {
  readonly questionKey: number
  readonly comparison: Comparison
  readonly offered: OfferedComparisons
}

/** The letters of a question's keys. */
export interface QuestionLetters {
  readonly questionKey: number
  readonly letters: readonly LetterOfKey[]
}

export interface PreviewAnswer {
  readonly samples: readonly VariableSample[]
  readonly comparisons: readonly QuestionComparison[]
  readonly letters: readonly QuestionLetters[]
  /** Absent when no variant can be drawn; `issue` then says why. */
  readonly variant?: PreviewedVariant
  readonly issue?: Said & { readonly path: string }
}

export interface MarkedQuestion {
  readonly questionKey: number
  readonly marking: Marking
  /** The author's answer that was met; absent where it goes without saying. */
  readonly met?: MetAnswer
}

export interface MarkAnswer {
  readonly percent: number
  readonly markings: readonly MarkedQuestion[]
}

/** How each answer is read while it is typed. */
export type ReadAnswers = readonly { readonly questionKey: number; readonly reading: AnswerReading }[]

export interface EngineAnswers {
  readonly read: ReadAnswers
  readonly preview: PreviewAnswer
  /** Everything that an author should look at. */
  readonly check: readonly Finding[]
  readonly mark: MarkAnswer
  readonly lab: LabReport
  readonly compare: KeyChanges
  /** The content with the kinds of its letters stored. */
  readonly letters: ProblemContent
}

export type EngineResponse =
  | { readonly id: number; readonly kind: 'read'; readonly answer: ReadAnswers }
  | { readonly id: number; readonly kind: 'preview'; readonly answer: PreviewAnswer }
  | { readonly id: number; readonly kind: 'check'; readonly answer: readonly Finding[] }
  | { readonly id: number; readonly kind: 'mark'; readonly answer: MarkAnswer }
  | { readonly id: number; readonly kind: 'lab'; readonly answer: LabReport }
  | { readonly id: number; readonly kind: 'letters'; readonly answer: ProblemContent }
  | { readonly id: number; readonly kind: 'compare'; readonly answer: KeyChanges }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string }
