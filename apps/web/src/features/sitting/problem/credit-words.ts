import type { AttemptForLearner } from '@isomorph/contract'
import type { PlainKey } from '@isomorph/messages'

type Credit = NonNullable<AttemptForLearner['responses'][number]['credit']>

/** What an answer counts by a decision of the instructor, in place of its mark. */
export const wordsOfCredit: Readonly<Record<Credit, PlainKey>> = {
  full: 'sitting-later.field.credit.full',
  dropped: 'sitting-later.field.credit.dropped',
}
