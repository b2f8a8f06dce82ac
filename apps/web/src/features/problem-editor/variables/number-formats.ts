import type { NumberFormatType } from '@isomorph/problem'

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

export const numberFormatOptions = Object.entries(numberFormatNames).map(([value, label]) => ({
  value: value as NumberFormatType,
  label,
}))
