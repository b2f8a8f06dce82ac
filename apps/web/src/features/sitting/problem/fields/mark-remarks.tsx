import type { AnswerField, AttemptForLearner } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { wordsOfCredit } from '../credit-words.ts'
import { Why } from '../why/why.tsx'
import { Remark } from './fields.styles.ts'

interface MarkRemarksProps {
  readonly mark: AttemptForLearner['responses'][number]
  readonly decimalSign: AnswerField['decimalSign']
}

/** What is said of a mark below its field: a decision of the instructor, why, and that it is still being worked on. */
export function MarkRemarks({ mark, decimalSign }: MarkRemarksProps) {
  return (
    <>
      {mark.credit && <Remark>{t(wordsOfCredit[mark.credit])}</Remark>}
      {(mark.why.length > 0 || mark.whyDetails) && <Why explained={mark} decimalSign={decimalSign} />}
      {mark.verdict === 'pending' && (
        <Remark>
          {t(mark.isEvaluatorAway ? 'sitting-later.field.evaluatorAway' : 'sitting-later.field.slow')}{' '}
          {t('sitting-later.field.kept')}
        </Remark>
      )}
    </>
  )
}
