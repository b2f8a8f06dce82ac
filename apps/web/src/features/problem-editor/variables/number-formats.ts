import { withDecimalComma } from '@isomorph/evaluator'
import type { NumberFormatType, NumberWriting, ProblemContent } from '@isomorph/problem'

type DecimalSign = NonNullable<ProblemContent['decimalSign']>

/** An example with the decimal sign of the problem. */
export function exampleIn(sign: DecimalSign, example: string): string {
  return sign === 'comma' ? withDecimalComma(example, 'text') : example
}

/** The twelve number formats in the words of the screen. */
export const numberFormatNames: Readonly<Record<NumberFormatType, string>> = {
  Number: 'Number: 1234.5',
  NumberWithSeparators: 'With separators: 1,234.5',
  Percentage: 'Percentage: 12.5%',
  Fraction: 'Fraction: 3/4',
  SciNotation: 'Scientific: 1.2 × 10³',
  ENotation: 'E notation: 1.2E3',
  USDollar: 'US dollar: $1,234.50',
  ComplexNumber: 'Complex number: a + bi',
  ComplexRectangularI: 'Complex, rectangular with i',
  ComplexRectangularJ: 'Complex, rectangular with j',
  ComplexPolarRadian: 'Complex, polar in radians',
  ComplexPolarDegree: 'Complex, polar in degrees',
}

/** A format as an author chooses it: powers of ten come in two kinds. */
type WrittenFormat = NumberFormatType | 'Engineering' | 'EngineeringE'

interface WrittenOption {
  readonly value: WrittenFormat
  readonly label: string
}

const engineeringFormats = {
  SciNotation: { value: 'Engineering', label: 'Engineering: 12.3 × 10³, 4.5 × 10⁶' },
  ENotation: { value: 'EngineeringE', label: 'Engineering, E notation: 12.3E3' },
} as const

const engineeringOf = (format: NumberFormatType) =>
  format === 'SciNotation' || format === 'ENotation' ? engineeringFormats[format] : undefined

const writtenFormats: readonly WrittenOption[] = Object.entries(numberFormatNames).flatMap(([format, label]) => {
  const value = format as NumberFormatType
  const engineering = engineeringOf(value)
  return engineering === undefined ? [{ value, label }] : [{ value, label }, engineering]
})

/** The formats, each with an example. */
export function writtenFormatOptions(sign: DecimalSign): readonly WrittenOption[] {
  return writtenFormats.map(({ value, label }) => ({ value, label: exampleIn(sign, label) }))
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
