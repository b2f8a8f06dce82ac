import type { AnswerField } from '@isomorph/contract'

type DecimalSign = NonNullable<AnswerField['decimalSign']>

/** What stands before decimals where people write as this language tag says. */
function signOfLanguage(language: string): DecimalSign {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? 'comma' : 'point'
}

/**
 * How decimals are typed, for the learner: always where that is a comma, and where the learner's own language has another
 * sign than the problem.
 */
export function numberConvention(
  decimalSign: DecimalSign = 'point',
  language: string = navigator.language,
): string | null {
  if (decimalSign === 'comma') return 'Write decimals with a comma: 1,5'
  return signOfLanguage(language) === 'point' ? null : 'Write decimals with a point: 1.5'
}
