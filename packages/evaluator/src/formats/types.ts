/** The twelve ways a number can be shown or asked for. */
export const numberFormats = [
  'Number',
  'NumberWithSeparators',
  'Percentage',
  'Fraction',
  'SciNotation',
  'ENotation',
  'USDollar',
  'ComplexNumber',
  'ComplexRectangularI',
  'ComplexRectangularJ',
  'ComplexPolarRadian',
  'ComplexPolarDegree',
] as const

export type NumberFormat = (typeof numberFormats)[number]

/** Whether the format is one of complex numbers. */
export function isComplexFormat(format: NumberFormat): boolean {
  return format.startsWith('Complex')
}

/** How many digits are shown: decimals, significant figures, or all there are. */
export interface Rounding {
  readonly kind: 'places' | 'figures' | 'none'
  readonly digits: number
}

/** Two decimals, as the product shows numbers unless the author says otherwise. */
export const DEFAULT_ROUNDING: Rounding = { kind: 'places', digits: 2 }
