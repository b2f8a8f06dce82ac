import type { AnswerField } from '@isomorph/contract'
import { t } from '@isomorph/messages'

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
  if (decimalSign === 'comma') return t('sitting.decimals.comma')
  return signOfLanguage(language) === 'point' ? null : t('sitting.decimals.point')
}
