import { optionsOf } from '../../../forms/message-options.ts'
import { t } from '@isomorph/messages'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { CheckboxInput, color, fontSize, Icon, SelectInput } from '@isomorph/ui'
import type { Choice, MultipleChoiceQuestion } from '@isomorph/problem'
import { useId, type ReactNode } from 'react'
import { RichTextEditor } from '../../../rich-text-editor/index.ts'
import { moved } from '../draft/content-changes.ts'
import { useEditorActions, useIsReadOnly } from '../draft/editor-context.ts'
import { newChoice } from '../draft/new-question.ts'
import { FieldRow, MoreOptions } from '../more-options.tsx'
import { useRichTextHost } from '../rich-text-host.ts'
import { AddCaseButton, AnswerSets, withCase } from './answer-sets.tsx'
import { OptionalText } from './feedback-editor.tsx'
import { PercentInput } from './percent-input.tsx'
import { AddButton } from './questions.styles.ts'

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'start',
  // Room for the tools of the text, so that they cover nothing of the choice above.
  '& + &': { marginTop: 36 },
  // Where little room is beside the text, they have the width of the whole choice.
  '@media (max-width: 600px)': { position: 'relative', '& > .rich-text-editor.is-compact': { position: 'static' } },
  '& > label': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 40,
    fontSize: fontSize.small,
    color: color.textSecond,
  },
  '& input[type="radio"], & input[type="checkbox"]': { width: 18, height: 18, accentColor: color.primary },
})
const Tools = styled('div')({ display: 'flex', minHeight: 40, alignItems: 'center' })
const Below = styled('div')({ gridColumn: '2 / -1' })

interface ChoiceRowProps {
  readonly choice: Choice
  readonly number: number
  /** Radio buttons of one group exclude each other. */
  readonly groupName: string
  readonly isMultiple: boolean
  readonly hasShare: boolean
  readonly onChange: (choice: Choice) => void
  readonly onMark: (isRight: boolean) => void
  /** Absent for the first choice. */
  readonly onMoveUp: (() => void) | undefined
  /** Absent where only one choice is left. */
  readonly onDelete: (() => void) | undefined
}

function ChoiceTools({ choice, number: position, hasShare, onChange, onMoveUp, onDelete }: ChoiceRowProps): ReactNode {
  const number = String(position)
  return (
    <Tools>
      {hasShare && (
        <PercentInput
          label={t('question-editor.choice.percent', { number })}
          value={choice.percentCorrect}
          onChange={(percentCorrect) => onChange({ ...choice, percentCorrect })}
        />
      )}
      <IconButton
        size="small"
        aria-label={t('question-editor.choice.moveUp', { number })}
        disabled={!onMoveUp}
        onClick={onMoveUp}
      >
        <Icon name="arrowUp" size={16} />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t('question-editor.choice.delete', { number })}
        disabled={!onDelete}
        onClick={onDelete}
      >
        <Icon name="close" size={16} />
      </IconButton>
    </Tools>
  )
}

function ChoiceRow(props: ChoiceRowProps): ReactNode {
  const { choice, number, groupName, isMultiple, onChange, onMark } = props
  const host = useRichTextHost()
  const inText = { number: String(number) }
  const name = t('question-editor.choice.number', inText)
  const isReadOnly = useIsReadOnly()
  return (
    <Row role="group" aria-label={name}>
      <label>
        <input
          type={isMultiple ? 'checkbox' : 'radio'}
          name={groupName}
          checked={choice.percentCorrect === 100}
          aria-label={t('question-editor.choice.isRight', inText)}
          onChange={(event) => onMark(event.target.checked)}
        />
        {t('question-editor.choice.right')}
      </label>
      <RichTextEditor
        isReadOnly={isReadOnly}
        label={name}
        isCompact
        value={choice.content}
        host={host}
        placeholder={name}
        onChange={(content) => onChange({ ...choice, content })}
      />
      <ChoiceTools {...props} />
      <Below>
        <OptionalText
          label={t('question-editor.choice.said', inText)}
          addLabel={t('question-editor.choice.feedback')}
          value={choice.feedback}
          onChange={(feedback) => {
            const { feedback: _before, ...rest } = choice
            onChange(feedback === undefined ? rest : { ...rest, feedback })
          }}
        />
      </Below>
    </Row>
  )
}

interface ChoiceListProps {
  readonly choices: readonly Choice[]
  readonly isMultiple: boolean
  readonly hasShares: boolean
  readonly onChange: (choices: readonly Choice[]) => void
}

function ChoiceList({ choices, isMultiple, hasShares, onChange }: ChoiceListProps): ReactNode {
  const { nextId } = useEditorActions()
  const groupName = useId()
  const replace = (choice: Choice): void =>
    onChange(choices.map((each) => (each.choiceKey === choice.choiceKey ? choice : each)))
  const markRight = (choice: Choice, isRight: boolean): void => {
    if (isMultiple) replace({ ...choice, percentCorrect: isRight ? 100 : 0 })
    else onChange(choices.map((each) => ({ ...each, percentCorrect: each.choiceKey === choice.choiceKey ? 100 : 0 })))
  }
  return (
    <>
      {choices.map((choice, index) => (
        <ChoiceRow
          key={choice.choiceKey}
          choice={choice}
          number={index + 1}
          groupName={groupName}
          isMultiple={isMultiple}
          hasShare={hasShares}
          onChange={replace}
          onMark={(isRight) => markRight(choice, isRight)}
          onMoveUp={index === 0 ? undefined : () => onChange(moved(choices, index, -1))}
          onDelete={
            choices.length < 2
              ? undefined
              : () => onChange(choices.filter((each) => each.choiceKey !== choice.choiceKey))
          }
        />
      ))}
      <AddButton
        size="small"
        startIcon={<Icon name="add" size={16} />}
        onClick={() => onChange([...choices, newChoice(nextId)])}
      >
        {t('question-editor.choice.another')}
      </AddButton>
    </>
  )
}

const counts = [
  ['one', 'question-editor.choice.count.one'],
  ['several', 'question-editor.choice.count.several'],
] as const
const credits = [
  ['allOrNothing', 'question-editor.choice.credit.allOrNothing'],
  ['perChoice', 'question-editor.choice.credit.perChoice'],
  ['rightMinusWrong', 'question-editor.choice.credit.rightMinusWrong'],
] as const

function CountingFields({ question, onChange }: Omit<ChoicesEditorProps, 'path'>): ReactNode {
  const { isMultiple } = question
  return (
    <FieldRow>
      <SelectInput
        label={t('question-editor.choice.count')}
        value={isMultiple ? 'several' : 'one'}
        options={optionsOf(counts)}
        onChange={(count) => onChange({ ...question, isMultiple: count === 'several' })}
      />
      {isMultiple && (
        <SelectInput
          label={t('question-editor.choice.credit')}
          value={question.creditRule}
          options={optionsOf(credits)}
          onChange={(creditRule) => onChange({ ...question, creditRule })}
        />
      )}
    </FieldRow>
  )
}

interface ChoicesEditorProps {
  readonly question: MultipleChoiceQuestion
  readonly path: string
  readonly onChange: (question: MultipleChoiceQuestion) => void
}

/** Choices, which are right, and how they count. */
export function ChoicesEditor({ question, path, onChange }: ChoicesEditorProps): ReactNode {
  const { nextId } = useEditorActions()
  const { choiceSets, isMultiple } = question
  const hasShares = choiceSets.some((set) => set.answers.some(({ percentCorrect }) => percentCorrect % 100 !== 0))
  const newChoices = () => [newChoice(nextId, 100), newChoice(nextId)]
  const setSets = (sets: MultipleChoiceQuestion['choiceSets']): void => onChange({ ...question, choiceSets: sets })
  return (
    <>
      <AnswerSets<Choice>
        sets={choiceSets}
        path={`${path}.choiceSets`}
        newAnswers={newChoices}
        onChange={setSets}
        renderAnswers={(set, _setPath, setChoices) => (
          <ChoiceList choices={set.answers} isMultiple={isMultiple} hasShares={hasShares} onChange={setChoices} />
        )}
      />
      <CountingFields question={question} onChange={onChange} />
      <CheckboxInput
        label={t('question-editor.choice.shuffled')}
        isChecked={question.isShuffled}
        onChange={(isShuffled) => onChange({ ...question, isShuffled })}
      />
      <MoreOptions isInUse={choiceSets.length > 1}>
        <AddCaseButton onAdd={() => setSets(withCase(choiceSets, nextId(), newChoices()))} />
      </MoreOptions>
    </>
  )
}
