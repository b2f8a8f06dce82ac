/**
 * Exact rational numbers on bigint. The denominator is positive and the fraction is in lowest terms.
 */
export interface Rational {
  readonly numerator: bigint
  readonly denominator: bigint
}
