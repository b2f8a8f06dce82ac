import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { graderNotesMaximum, rubricItemMaximum, rubricTextMaximum } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import type { RubricSuggestion, ShortAnswerQuestion } from '@isomorph/problem'
import { Icon, TextInput } from '@isomorph/ui'
import { useState, type ReactNode } from 'react'
import { typedRubricPoints } from '../../../numbers/typed-rubric-points.ts'
import { useFieldError } from '../draft/editor-context.ts'
import { AddButton } from './questions.styles.ts'
import { without } from './without.ts'

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'start',
})
const BelowLabel = styled('div')({ display: 'flex', alignItems: 'center', minHeight: 40, marginTop: 25 })

const notesInput = { maxLength: graderNotesMaximum }
const textInput = { maxLength: rubricTextMaximum }
const pointsInput = { inputMode: 'decimal', autoComplete: 'off' } as const

/** The points as a number; undefined while they are none. */
function readPoints(typed: string): number | undefined {
  const points = typedRubricPoints(typed)
  return points === null || Number.isNaN(points) ? undefined : points
}

interface RubricLineProps {
  readonly item: RubricSuggestion
  readonly number: number
  readonly path: string
  readonly onChange: (item: RubricSuggestion) => void
  readonly onRemove: () => void
}

/** One item: its points stay as they are typed, and count as soon as they are a number. */
function RubricLine({ item, number, path, onChange, onRemove }: RubricLineProps): ReactNode {
  const [typed, setTyped] = useState(String(item.points))
  const error = useFieldError(`${path}.text`)
  const change = (text: string): void => {
    setTyped(text)
    const points = readPoints(text)
    if (points !== undefined) onChange({ ...item, points })
  }
  return (
    <Line role="group" aria-label={t('question-editor.graders.item', { number: String(number) })}>
      <TextInput
        label={t('question-editor.points')}
        value={typed}
        error={readPoints(typed) === undefined ? t('question-editor.graders.notNumber') : undefined}
        input={pointsInput}
        onChange={change}
      />
      <TextInput
        label={t('question-editor.graders.text')}
        value={item.text}
        error={error}
        input={textInput}
        onChange={(text) => onChange({ ...item, text })}
      />
      <BelowLabel>
        <IconButton aria-label={t('question-editor.graders.delete', { number: String(number) })} onClick={onRemove}>
          <Icon name="close" size={18} />
        </IconButton>
      </BelowLabel>
    </Line>
  )
}

interface ForGradersProps {
  readonly question: ShortAnswerQuestion
  readonly path: string
  readonly onChange: (question: ShortAnswerQuestion) => void
}

function RubricItems({ question, path, onChange }: ForGradersProps): ReactNode {
  const rubric = question.rubric ?? []
  const setRubric = (items: readonly RubricSuggestion[]): void =>
    onChange(items.length === 0 ? without(question, 'rubric') : { ...question, rubric: items })
  return (
    <>
      {rubric.map((item, index) => (
        <RubricLine
          // oxlint-disable-next-line react/no-array-index-key -- items have no id; with their number a deleted one takes its typed points along
          key={`${index} of ${rubric.length}`}
          item={item}
          number={index + 1}
          path={`${path}.rubric.${index}`}
          onChange={(changed) => setRubric(rubric.map((each, at) => (at === index ? changed : each)))}
          onRemove={() => setRubric(rubric.filter((_, at) => at !== index))}
        />
      ))}
      {rubric.length < rubricItemMaximum && (
        <AddButton
          size="small"
          startIcon={<Icon name="add" size={16} />}
          onClick={() => setRubric([...rubric, { points: 1, text: '' }])}
        >
          {rubric.length === 0 ? t('question-editor.graders.suggest') : t('question-editor.graders.another')}
        </AddButton>
      )}
    </>
  )
}

/** What those who mark by hand are told. Students never see it. */
export function ForGraders({ question, path, onChange }: ForGradersProps): ReactNode {
  return (
    <>
      <TextInput
        label={t('question-editor.graders.notes')}
        hint={t('question-editor.graders.notes.hint')}
        isMultiline
        value={question.graderNotes ?? ''}
        input={notesInput}
        onChange={(graderNotes) =>
          onChange(graderNotes === '' ? without(question, 'graderNotes') : { ...question, graderNotes })
        }
      />
      <RubricItems question={question} path={path} onChange={onChange} />
    </>
  )
}
