import { inParts } from '../../../messages/in-parts.tsx'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { color, fontSize, Icon, MessageBand, SelectInput, TextInput } from '@isomorph/ui'
import { pointsMaximum } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { labelFromTyped, namesOf, typedLabel, type AnswerType, type Question } from '@isomorph/problem'
import { memo, useRef, type ReactNode } from 'react'
import { placeQuestion, replaceQuestion } from '../draft/content-changes.ts'
import { useEditorActions, useFindings, useFormulaVariables, useIsReadOnly } from '../draft/editor-context.ts'
import { questionKindName, questionKinds, withAnswerType } from '../draft/new-question.ts'
import { EditableFields } from '../draft/editable-fields.tsx'
import { ChoicesEditor } from './choices-editor.tsx'
import { FormulaQuestionEditor } from './formula/formula-question-editor.tsx'
import { HintsAndFeedback, type Messages } from './hints-and-feedback.tsx'
import { ShortAnswerEditor } from './short-answer-editor.tsx'
import { passesClicks } from '../editor.styles.ts'
import { QuestionActions, QuestionFrame } from './questions.styles.ts'
import { answersClass, isInFirstField, useOpening } from './use-opening.ts'
import { onceElsewhere } from '../../../focus/once-elsewhere.ts'
import { nameOfPoints } from '../../../numbers/points.ts'
import { useStableCallback } from '../../../screen/stable-callback.ts'
import { without } from './without.ts'

const Head = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minHeight: 48,
  padding: '0 20px',
  border: 0,
  borderRadius: 12,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '& small': { marginInlineStart: 'auto', fontSize: fontSize.small, color: color.textSecond },
  '& .issue': { color: color.errorText, display: 'inline-flex' },
  '& svg': passesClicks,
})
const Body = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  padding: '4px 20px 20px',
  '@media (max-width: 599px)': { paddingInline: 12 },
})
const Basics = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(72px, 1fr)',
  gap: 12,
  alignItems: 'start',
  '@media (max-width: 599px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 88px',
    '& > :nth-of-type(2)': { gridRow: 2, gridColumn: '1 / -1' },
  },
})

const pointsInput = { min: 0, step: 0.5 }

const typeOptions = () => questionKinds().map(({ id, name }) => ({ value: id, label: name }))

function TypedEditor({
  question,
  path,
  onChange,
}: {
  question: Question
  path: string
  onChange: (question: Question) => void
}): ReactNode {
  switch (question.answerType) {
    case 'MultipleChoice':
      return <ChoicesEditor question={question} path={path} onChange={onChange} />
    case 'ShortAnswer':
      return <ShortAnswerEditor question={question} path={path} onChange={onChange} />
    case 'Numeric':
    case 'ExpressionSymbolic':
    case 'ExpressionSymbolicForm':
      return <FormulaQuestionEditor question={question} path={path} onChange={onChange} />
  }
}

interface QuestionBasicsProps {
  readonly answerType: AnswerType
  readonly label: Question['label']
  readonly points: number
  readonly onKindChange: (answerType: AnswerType) => void
  readonly onLabelChange: (typed: string) => void
  readonly onPointsChange: (points: number) => void
}

/** What every kind of question has. */
const QuestionBasics = memo(function QuestionBasics(props: QuestionBasicsProps): ReactNode {
  return (
    <Basics>
      <SelectInput
        label={t('question-editor.kind')}
        value={props.answerType}
        options={typeOptions()}
        onChange={props.onKindChange}
      />
      <TextInput
        label={t('question-editor.label')}
        placeholder={t('question-editor.label.none')}
        hint={t('question-editor.label.hint')}
        value={typedLabel(props.label)}
        onChange={props.onLabelChange}
      />
      <TextInput
        label={t('question-editor.points')}
        type="number"
        value={String(props.points)}
        input={pointsInput}
        onChange={(text) => {
          const points = Number(text)
          if (text !== '' && points >= 0 && points <= pointsMaximum) props.onPointsChange(points)
        }}
      />
    </Basics>
  )
})

function UnplacedBand({ questionKey }: Pick<Question, 'questionKey'>): ReactNode {
  const { change } = useEditorActions()
  return (
    <MessageBand
      tone="warning"
      action={
        <Button size="small" onClick={() => change(placeQuestion(questionKey))}>
          {t('question-editor.unplaced.put')}
        </Button>
      }
    >
      {t('question-editor.unplaced')}
    </MessageBand>
  )
}

const Answers = styled('div')({ display: 'contents' })

interface QuestionCardProps {
  readonly question: Question
  readonly index: number
  readonly isOpen: boolean
  /** Its place stands in the statement. */
  readonly isPlaced: boolean
}

function OpenQuestion({ question, index, isPlaced }: QuestionCardProps): ReactNode {
  const { change, nextId, removeQuestion, openQuestion } = useEditorActions()
  const names = namesOf(useFormulaVariables())
  const isReadOnly = useIsReadOnly()
  const path = `questions.${index}`
  const onChange = (changed: Question): void => change(replaceQuestion(changed))
  const setKind = useStableCallback((answerType: AnswerType) => onChange(withAnswerType(question, answerType, nextId)))
  const setLabel = useStableCallback((typed: string) => onChange({ ...question, label: labelFromTyped(typed, names) }))
  const setPoints = useStableCallback((points: number) => onChange({ ...question, points }))
  const setMessages = useStableCallback(({ hints, feedback }: Messages) =>
    onChange(feedback ? { ...question, hints, feedback } : { ...without<Question>(question, 'feedback'), hints }),
  )
  return (
    <Body>
      {!isPlaced && !isReadOnly && <UnplacedBand questionKey={question.questionKey} />}
      <EditableFields>
        <QuestionBasics
          answerType={question.answerType}
          label={question.label}
          points={question.points}
          onKindChange={setKind}
          onLabelChange={setLabel}
          onPointsChange={setPoints}
        />
        <Answers className={answersClass}>
          <TypedEditor question={question} path={path} onChange={onChange} />
        </Answers>
        <HintsAndFeedback hints={question.hints} feedback={question.feedback} onChange={setMessages} />
      </EditableFields>
      <QuestionActions>
        {!isReadOnly && (
          <Button size="small" color="error" onClick={() => removeQuestion(question.questionKey)}>
            {t('question-editor.delete')}
          </Button>
        )}
        <Button size="small" onClick={() => openQuestion(undefined)}>
          {t('question-editor.done')}
        </Button>
      </QuestionActions>
    </Body>
  )
}

/** The line of a question that opens and closes it. */
function QuestionHead({ question, index, isOpen, isPlaced }: QuestionCardProps): ReactNode {
  const { openQuestion } = useEditorActions()
  const [worst] = useFindings(`questions.${index}`).filter(({ level }) => level !== 'InvalidForUseInfo')
  return (
    <Head type="button" aria-expanded={isOpen} onClick={() => openQuestion(isOpen ? undefined : question.questionKey)}>
      <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={18} />
      {inParts('question-editor.question.head', {
        question: <b>{t('question-editor.question', { number: String(index + 1) })}</b>,
        kind: questionKindName(question.answerType),
      })}
      {!isPlaced && !isOpen && (
        <span className="issue" title={t('question-editor.unplaced')}>
          <Icon name="alert" size={18} title={t('question-editor.unplaced')} />
        </span>
      )}
      <span className="issue" title={worst?.message}>
        {worst && <Icon name="alert" size={18} title={t('question-editor.attention', { message: worst.message })} />}
      </span>
      <small>{nameOfPoints(question.points)}</small>
    </Head>
  )
}

/** One question: a line when closed, everything about it when open. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps): ReactNode {
  const { index, isOpen } = props
  const { leaveAdded } = useEditorActions()
  const root = useRef<HTMLDivElement>(null)
  useOpening(root, isOpen)
  return (
    <QuestionFrame
      ref={root}
      aria-label={t('question-editor.question', { number: String(index + 1) })}
      onBlur={({ currentTarget }) => onceElsewhere((focused) => isInFirstField(currentTarget, focused), leaveAdded)}
    >
      <QuestionHead {...props} />
      {isOpen && <OpenQuestion {...props} />}
    </QuestionFrame>
  )
})
