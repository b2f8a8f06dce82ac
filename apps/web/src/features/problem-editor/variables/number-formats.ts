import { t, type PlainKey } from '@isomorph/messages'
import { withDecimalComma } from '@isomorph/evaluator'
import type { NumberFormatType, NumberWriting, ProblemContent } from '@isomorph/problem'

type DecimalSign = NonNullable<ProblemContent['decimalSign']>

/** An example with the decimal sign of the problem. */
export function exampleIn(sign: DecimalSign, example: string): string {
  return sign === 'comma' ? withDecimalComma(example, 'text') : example
}

/** A number with the zero at its end, and without. */
export function zerosIn(sign: DecimalSign): { readonly kept: string; readonly plain: string } {
  return { kept: exampleIn(sign, '2.50'), plain: exampleIn(sign, '2.5') }
}

/** The twelve number formats in the words of the screen. */
export const numberFormatNames: Readonly<Record<NumberFormatType, PlainKey>> = {
  Number: 'problem-editor.format.number',
  NumberWithSeparators: 'problem-editor.format.separators',
  Percentage: 'problem-editor.format.percentage',
  Fraction: 'problem-editor.format.fraction',
  SciNotation: 'problem-editor.format.scientific',
  ENotation: 'problem-editor.format.e',
  USDollar: 'problem-editor.format.dollar',
  ComplexNumber: 'problem-editor.format.complex',
  ComplexRectangularI: 'problem-editor.format.rectangularI',
  ComplexRectangularJ: 'problem-editor.format.rectangularJ',
  ComplexPolarRadian: 'problem-editor.format.polarRadian',
  ComplexPolarDegree: 'problem-editor.format.polarDegree',
}

/** A format as an author chooses it: powers of ten come in two kinds. */
type WrittenFormat = NumberFormatType | 'Engineering' | 'EngineeringE'

interface WrittenOption<Label extends string = string> {
  readonly value: WrittenFormat
  readonly label: Label
}

const engineeringFormats = {
  SciNotation: { value: 'Engineering', label: 'problem-editor.format.engineering' },
  ENotation: { value: 'EngineeringE', label: 'problem-editor.format.engineeringE' },
} as const

const engineeringOf = (format: NumberFormatType) =>
  format === 'SciNotation' || format === 'ENotation' ? engineeringFormats[format] : undefined

const writtenFormats: readonly WrittenOption<PlainKey>[] = Object.entries(numberFormatNames).flatMap(
  ([format, label]) => {
    const value = format as NumberFormatType
    const engineering = engineeringOf(value)
    return engineering === undefined ? [{ value, label }] : [{ value, label }, engineering]
  },
)

/** The formats, each with an example. */
export function writtenFormatOptions(sign: DecimalSign): readonly WrittenOption[] {
  return writtenFormats.map(({ value, label }) => ({ value, label: exampleIn(sign, t(label)) }))
}

type Written = NumberWriting & { readonly numberFormatType: NumberFormatType }

/** Which of the options a variable has. */
export function writtenFormatOf({ numberFormatType, isEngineering }: Written): WrittenFormat {
  return (isEngineering === true ? engineeringOf(numberFormatType)?.value : undefined) ?? numberFormatType
}

/** The variable's settings with another of the options. */
export function withWrittenFormat<P extends Written>(parameters: P, chosen: WrittenFormat): P {
  const { isEngineering: _, ...rest } = parameters
  if (chosen === 'Engineering') return { ...rest, numberFormatType: 'SciNotation', isEngineering: true } as P
  if (chosen === 'EngineeringE') return { ...rest, numberFormatType: 'ENotation', isEngineering: true } as P
  return { ...rest, numberFormatType: chosen } as P
}

/** The variable's settings with zeros at the end kept or left out. */
export function withZeros<P extends NumberWriting>(parameters: P, keepsZeros: boolean): P {
  const { keepsZeros: _, ...rest } = parameters
  return (keepsZeros ? { ...rest, keepsZeros } : rest) as P
}
