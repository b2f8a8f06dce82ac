import { styled } from '@mui/material/styles'
import { color, TextInput } from '@isomorph/ui'
import type { ProblemContent, Question } from '@isomorph/problem'
import { answerFieldOf } from '@isomorph/problem/show'
import { useCallback, useId, type ReactNode } from 'react'
import { MathFieldWithSecondReading, type CompareReadings } from '../../../math/index.ts'
import { RichTextView } from '../../../rich-text-view/index.ts'
import { secondReadingOfAnswer } from '../../../statement/second-reading-of-answer.ts'
import type { PreviewedQuestion } from '../engine/protocol.ts'

const Choices = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  '& label': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: 8,
    alignItems: 'start',
    minHeight: 28,
  },
  '& input': { width: 18, height: 18, margin: '3px 0 0', accentColor: color.primary },
})

interface AnswerInputProps {
  readonly question: Question
  readonly decimalSign: ProblemContent['decimalSign']
  readonly shown: PreviewedQuestion
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onSubmit: () => void
}

function ChoiceInput({ question, shown, label, value, onChange }: AnswerInputProps): ReactNode {
  const name = useId()
  const isMultiple = question.answerType === 'MultipleChoice' && question.isMultiple
  const chosen = value === '' ? [] : value.split(';')
  return (
    <Choices role={isMultiple ? 'group' : 'radiogroup'} aria-label={label}>
      {shown.choices.map(({ choiceKey, content }) => {
        const key = String(choiceKey)
        return (
          <label key={key}>
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={name}
              checked={chosen.includes(key)}
              onChange={(event) => {
                if (!isMultiple) onChange(key)
                else
                  onChange((event.target.checked ? [...chosen, key] : chosen.filter((each) => each !== key)).join(';'))
              }}
            />
            <RichTextView document={content} />
          </label>
        )
      })}
    </Choices>
  )
}

interface AnswerFormulaProps extends AnswerInputProps {
  readonly question: Extract<Question, { readonly keyboards: unknown }>
}

/** Asks, as students are asked, where what was typed can mean something else as well. */
function AnswerFormula({
  question,
  decimalSign = 'point',
  label,
  value,
  onChange,
  onSubmit,
}: AnswerFormulaProps): ReactNode {
  const compare = useCallback<CompareReadings>(
    (formula) => Promise.resolve(secondReadingOfAnswer(answerFieldOf(question, { decimalSign }), formula)),
    [question, decimalSign],
  )
  return (
    <MathFieldWithSecondReading
      label={label}
      value={value}
      keyboards={question.keyboards}
      decimalSign={decimalSign}
      onChange={onChange}
      onCommit={onSubmit}
      compare={compare}
    />
  )
}

/** The answer field of one question, as students get it. */
export function AnswerInput(props: AnswerInputProps): ReactNode {
  const { question, label, value, onChange, onSubmit } = props
  switch (question.answerType) {
    case 'MultipleChoice':
      return <ChoiceInput {...props} />
    case 'ShortAnswer':
      return (
        <TextInput
          label={label}
          value={value}
          isMultiline={question.isMultiline}
          onChange={onChange}
          input={{ onKeyDown: (event) => event.key === 'Enter' && !question.isMultiline && onSubmit() }}
        />
      )
    case 'Numeric':
    case 'ExpressionSymbolic':
    case 'ExpressionSymbolicForm':
      return <AnswerFormula {...props} question={question} />
  }
}
