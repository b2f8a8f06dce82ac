import type { GradingQuestion, RubricOfQuestion } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useNavigate } from 'react-router'
import { formatCount } from '../../numbers/counts.ts'
import { Desk } from './desk.tsx'
import { useListGradingQuestionsQuery } from './grading.api.ts'
import { QuestionPage, useQuestionPlace } from './question-page.tsx'
import { useDesk } from './use-desk.ts'

/** What waits of one question across learners: answer by answer, by keyboard alone. */
export function DeskPage() {
  const { question } = useQuestionPlace()
  const { itemKey, questionKey } = question
  return (
    <QuestionPage>
      {(stored, counts) => <WaitingAnswers key={`${itemKey}/${questionKey}`} stored={stored} counts={counts} />}
    </QuestionPage>
  )
}

interface WaitingAnswersProps {
  readonly stored: RubricOfQuestion
  readonly counts: GradingQuestion | undefined
}

function WaitingAnswers({ stored, counts }: WaitingAnswersProps) {
  const { question, paths } = useQuestionPlace()
  const control = useDesk(question, stored)
  const navigate = useNavigate()
  const { refetch } = useListGradingQuestionsQuery({ params: { groupAssessmentId: question.groupAssessmentId } })
  const held = counts?.heldByOthers ?? 0
  const askAgain = () => {
    control.dispatch({ type: 'lookedAgain' })
    void refetch()
  }
  const marked = control.desk.entries.filter(({ state }) => state === 'saved').length
  return (
    <Desk
      question={question}
      stored={stored}
      control={control}
      facts={t('grading.desk.counts', { waiting: counts?.waiting ?? 0, marked: formatCount(marked) })}
      atEnd={held > 0 ? t('grading.desk.none.held', { count: held }) : t('grading.desk.none')}
      onShow={(state) => (state === 'marked' ? void navigate(paths.marked) : askAgain())}
    />
  )
}
