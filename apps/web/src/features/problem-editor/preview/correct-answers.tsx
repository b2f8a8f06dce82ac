import { formatPoints } from '../../../numbers/points.ts'
import { t } from '@isomorph/messages'
import { styled } from '@mui/material/styles'
import { fontSize } from '@isomorph/ui'
import type { CorrectAnswer, Question } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { StaticMath } from '../../../math/index.ts'
import { RichTextView } from '../../../rich-text-view/index.ts'
import type { PreviewedVariant } from '../engine/protocol.ts'

const List = styled('ol')({
  margin: 0,
  paddingInlineStart: 24,
  fontSize: fontSize.table,
  '& .rich-text, & .rich-text-paragraph': { display: 'inline', margin: 0 },
  '& .static-math': { overflowX: 'auto' },
})

function Answer({ answer }: { answer: CorrectAnswer }): ReactNode {
  return (
    <>
      {answer.latex !== undefined && <StaticMath latex={answer.latex} />}
      {answer.text}
      {answer.choice && <RichTextView document={answer.choice.content} />}
      {answer.percentCorrect < 100 &&
        t('problem-editor.preview.percent', { percent: formatPoints(answer.percentCorrect) })}
    </>
  )
}

function isMarkedByPerson(question: Question): boolean {
  return question.answerType === 'ShortAnswer' && question.marking === 'manual'
}

function areAllNeeded(question: Question): boolean {
  return question.answerType === 'MultipleChoice' && question.isMultiple
}

/** The correct answers of this variant, question by question. */
export function CorrectAnswers({
  questions,
  variant,
}: {
  questions: readonly Question[]
  variant: PreviewedVariant
}): ReactNode {
  return (
    <List>
      {questions.map((question) => {
        const { questionKey } = question
        const answers = isMarkedByPerson(question) ? [] : (variant.correctAnswers[questionKey] ?? [])
        return (
          <li key={questionKey}>
            {answers.length === 0 &&
              (isMarkedByPerson(question)
                ? t('problem-editor.preview.byPerson')
                : t('problem-editor.preview.noAnswer'))}
            {answers.map((answer, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- answers of one question are told apart by their place
              <span key={index}>
                {index > 0 && (areAllNeeded(question) ? '; ' : t('problem-editor.preview.or'))}
                <Answer answer={answer} />
              </span>
            ))}
          </li>
        )
      })}
    </List>
  )
}
