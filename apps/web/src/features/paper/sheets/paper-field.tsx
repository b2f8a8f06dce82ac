import { choiceLetterOf, type PaperProblem } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { nameOfPoints } from '../../../numbers/points.ts'
import { LabelText } from '../../../statement/label-text.tsx'
import { SafeHtml } from '../../../statement/safe-html.tsx'
import {
  AnswerSpace,
  Box,
  Choice,
  Choices,
  QuestionName,
  QuestionPoints,
  RuledLine,
  WriteLine,
} from './print.styles.ts'

type Field = PaperProblem['fields'][number]

interface PaperFieldProps {
  readonly field: Field
  readonly number: string
  /** Where the problem has several questions: else they stand beside its name. */
  readonly showsPoints: boolean
}

const linesOfText = [1, 2, 3, 4, 5, 6]

/** Where a learner writes the answer to one question. */
export function PaperField({ field, number, showsPoints }: PaperFieldProps) {
  const isChoice = field.answerType === 'MultipleChoice'
  return (
    <AnswerSpace data-tall={isChoice || field.isMultiline ? '' : undefined}>
      <QuestionName>{number}</QuestionName>
      {field.label !== '' && <LabelText label={field.label} />}
      {isChoice && <span>{field.isMultiple ? t('paper.sheet.tickAll') : t('paper.sheet.tickOne')}</span>}
      {!isChoice && !field.isMultiline && <WriteLine>{field.label === '' && t('paper.sheet.answer')}</WriteLine>}
      {showsPoints && <QuestionPoints>{nameOfPoints(field.points)}</QuestionPoints>}
      {isChoice && (
        <Choices>
          {field.choices.map(({ choiceKey, html }, index) => (
            <Choice key={choiceKey}>
              <Box />
              <span>{choiceLetterOf(index)}</span>
              <SafeHtml html={html} />
            </Choice>
          ))}
        </Choices>
      )}
      {field.isMultiline && linesOfText.map((line) => <RuledLine key={line} />)}
    </AnswerSpace>
  )
}
