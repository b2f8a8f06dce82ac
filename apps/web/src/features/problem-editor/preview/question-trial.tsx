import { inParts } from '../../../messages/in-parts.tsx'
import { t } from '@isomorph/messages'
import { styled } from '@mui/material/styles'
import { color, fontSize, Icon } from '@isomorph/ui'
import type { AnswerReading, ProblemContent, Question } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { reasonWords, wordsOfError } from '../../../statement/read-reasons/reason-words.ts'
import { StaticMath } from '../../../math/index.ts'
import type { MarkedQuestion, PreviewedQuestion } from '../engine/protocol.ts'
import { AnswerInput } from './answer-input.tsx'
import { LabelText } from '../../../statement/label-text.tsx'
import { ReadingButtons } from '../../../statement/reading-buttons.tsx'
import { MarkingView } from './marking-view.tsx'

const Root = styled('div')({ display: 'block', margin: '8px 0 12px', minWidth: 0 })
const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  '& > :last-child': { flex: '1 1 160px', minWidth: 0 },
})
const Reading = styled('div')({
  minHeight: '1.6em',
  marginTop: 2,
  fontSize: fontSize.small,
  color: color.textSecond,
  '&[data-warning="true"]': { color: color.warningText },
})

interface ReadingLineProps {
  readonly reading: AnswerReading | undefined
  /** Takes one of several readings. */
  readonly onChoose: (latex: string) => void
}

/** How the answer is read while it is typed, in which ways it can be meant, or what cannot be read. */
export function ReadingLine({ reading, onChoose }: ReadingLineProps): ReactNode {
  if (!reading) return <Reading aria-live="polite" />
  if (!reading.ok) {
    return (
      <Reading aria-live="polite" data-warning>
        <Icon name="alert" size={15} /> {wordsOfError(reading.error)}
      </Reading>
    )
  }
  if (reading.latex === '') return <Reading aria-live="polite" />
  return (
    <Reading aria-live="polite" data-warning={reading.warning !== undefined}>
      {reading.choices ? (
        <ReadingButtons readings={reading.choices} onChoose={onChoose} />
      ) : (
        inParts('problem-editor.preview.readAs', { formula: <StaticMath latex={reading.latex} /> })
      )}
      {reading.warning !== undefined && ` · ${reasonWords(reading.warning)}`}
    </Reading>
  )
}

interface QuestionTrialProps {
  readonly question: Question
  readonly decimalSign: ProblemContent['decimalSign']
  readonly number: number
  readonly shown: PreviewedQuestion
  readonly value: string
  readonly reading: AnswerReading | undefined
  readonly marked: MarkedQuestion | undefined
  readonly onChange: (value: string) => void
  readonly onSubmit: () => void
}

/** The place of a question in the preview: its field, how it reads what is typed, its verdict. */
export function QuestionTrial(props: QuestionTrialProps): ReactNode {
  const { question, number, shown, value, reading, marked, onChange, onSubmit } = props
  const isFormula = 'keyboards' in question
  return (
    <Root data-question={question.questionKey}>
      <Line>
        {shown.label !== '' && (
          <span>
            <LabelText label={shown.label} />
          </span>
        )}
        <AnswerInput
          question={question}
          decimalSign={props.decimalSign}
          shown={shown}
          label={t('problem-editor.preview.answerTo', { number: String(number) })}
          value={value}
          onChange={onChange}
          onSubmit={onSubmit}
        />
      </Line>
      {isFormula && <ReadingLine reading={reading} onChoose={onChange} />}
      {marked && <MarkingView marked={marked} />}
    </Root>
  )
}
