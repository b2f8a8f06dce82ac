import { operatorName, spokenOf, textCall } from './forms.ts'
import type { LatexForm, PrintCall, SpeakCall } from './forms.ts'

/** How a function is read, printed, spoken and typed. */
export interface FunctionWords<Name extends string = string> {
  readonly name: Name
  /** What else it is spelt like, in LaTeX and in text. */
  readonly spellings: readonly string[]
  /** Spellings that text takes for the function only before a bracket: they may be letters or words of programs. */
  readonly bracketedInText: readonly string[]
  /** How many arguments it has: least, most. */
  readonly arity: readonly [number, number]
  /** `bare`: may stand before its argument without brackets, as in `\sin x`. */
  readonly takes: 'bare' | 'brackets'
  /** LaTeX reads the plain letters `sin x` as the function, too. */
  readonly isSpeltOut: boolean
  /** What `\sin^{-1}` means. */
  readonly inverse?: string
  readonly latex: LatexForm
  readonly text: PrintCall
  /** What it is called, without an article. */
  readonly spoken: string
  readonly speech: SpeakCall
  readonly keyboard: FunctionKey
}

/**
 * The row of the keyboard for functions in which it has a key; `no key`: its command may be typed where that keyboard is
 * allowed; `none`: it has a key of another kind, or is not written as a command.
 */
export type FunctionKey = 1 | 2 | 3 | 'no key' | 'none'

/** What a definition says; the rest is usual. */
interface Definition<Name extends string> {
  readonly name: Name
  readonly spellings?: readonly string[]
  readonly bracketedInText?: readonly string[]
  readonly arity?: number | readonly [number, number]
  readonly takes: 'bare' | 'brackets'
  readonly isSpeltOut?: boolean
  readonly inverse?: string
  readonly latex?: LatexForm
  readonly text?: PrintCall
  readonly spoken: string
  readonly speech?: SpeakCall
  readonly keyboard?: FunctionKey
}

/** A function with its words. It is printed as an operator name, and as a call in text, unless it says otherwise. */
export function defineFunction<const Name extends string>(definition: Definition<Name>): FunctionWords<Name> {
  const { name, spoken, arity = 1 } = definition
  return {
    spellings: [],
    bracketedInText: [],
    isSpeltOut: false,
    latex: operatorName(name),
    text: textCall(name),
    speech: spokenOf(spoken),
    keyboard: 'none',
    ...definition,
    arity: typeof arity === 'number' ? [arity, arity] : arity,
  }
}
